import type { RateLimit } from "#platform/server/rate-limit/take-token.ts";

/** Per IP address, which is not stored. A person who clicks through the site stays far below. */
export const sessionLimit: RateLimit = {
  name: "tracking.session",
  burst: 30,
  perMinute: 10,
  hidesSubject: true,
};
export const eventLimit: RateLimit = {
  name: "tracking.event",
  burst: 240,
  perMinute: 120,
  hidesSubject: true,
};
export const batchLimit: RateLimit = {
  name: "tracking.batch",
  burst: 240,
  perMinute: 120,
  hidesSubject: true,
};
