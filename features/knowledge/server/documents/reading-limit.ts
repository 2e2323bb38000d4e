import type { RateLimit } from "#platform/server/rate-limit/take-token.ts";

/** How often a person may have addresses asked and contents read. */
export const readingLimit: RateLimit = { name: "document.address", burst: 60, perMinute: 30 };
