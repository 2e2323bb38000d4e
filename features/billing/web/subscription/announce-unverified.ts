import { ApiError } from "#platform/web/api/api-error.ts";
import { isOfLostWorkspace, readLostWorkspace } from "#platform/web/api/lost-workspace.ts";
import { dismissToast, notify } from "#platform/web/ui/toast/notify.ts";

const id = "subscription";
const pauseMs = 5 * 60_000;
let announcedAt = Number.NEGATIVE_INFINITY;

/**
 * Announces a failed subscription check, also when the server is unreachable: at most once in five minutes,
 * and again after a check that succeeded. Silent when the session has ended or the tab has lost its workspace,
 * which other places announce.
 */
export function announceUnverified(error: unknown, nowMs: number = Date.now()): void {
  if (error instanceof ApiError && (error.status === 401 || isOfLostWorkspace(error.code))) return;
  if (readLostWorkspace()) return;
  if (nowMs - announcedAt < pauseMs) return;
  announcedAt = nowMs;
  notify({
    id,
    type: "error",
    title: "Error",
    message: "Failed to verify subscription status",
    autoClose: false,
  });
}

/** A check succeeded: what was announced is over. */
export function forgetUnverified(): void {
  announcedAt = Number.NEGATIVE_INFINITY;
  dismissToast(id);
}
