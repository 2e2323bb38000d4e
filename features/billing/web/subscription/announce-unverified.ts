import { ApiError } from "#platform/web/api/api-error.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";

const pauseMs = 5 * 60_000;
let announcedAt = Number.NEGATIVE_INFINITY;

/**
 * Says that the subscription could not be checked, at most once in five minutes. Not when the session has just ended,
 * nor when the server cannot be reached at all: other places say so.
 */
export function announceUnverified(error: unknown, nowMs: number = Date.now()): void {
  if (!(error instanceof ApiError) || error.status === 401) return;
  if (nowMs - announcedAt < pauseMs) return;
  announcedAt = nowMs;
  notify({
    id: "subscription",
    type: "error",
    title: "Error",
    message: "Failed to verify subscription status",
    autoClose: false,
  });
}
