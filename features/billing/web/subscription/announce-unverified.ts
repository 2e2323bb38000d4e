import { ApiError } from "#platform/web/api/api-error.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";

const pauseMs = 5 * 60_000;
let announcedAt = Number.NEGATIVE_INFINITY;

/**
 * Announces a failed subscription check, at most once in five minutes. Silent when the session has ended or
 * the server is unreachable, which other places announce.
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
