import { isPageShown } from "#platform/web/page/page-visibility.ts";
import { onRealtime } from "#platform/web/realtime/realtime-event.ts";

/** Says new notifications as toasts, in one window of those that are seen. `open` leads to a page. */
export function announceNotifications(open: (path: string) => void): () => void {
  return onRealtime<unknown>("notification.created", ({ data }) => {
    const told = readNew(data);
    if (!told || !isPageShown()) return;
    void import("./told/toast-told.ts").then(({ toastTold }) => toastTold(told, open));
  });
}

/** Each is a moment of its own, also when the one before it is unread. */
const saidEachTime: readonly unknown[] = ["task_reminder", "trigger_stopped"];

/** A new notification. A repeat of one that is unread changes the bell and says nothing. */
function readNew(data: unknown): { id: string; count: number } | undefined {
  if (typeof data !== "object" || data === null || !("id" in data) || !("count" in data)) return undefined;
  const { id, count } = data;
  if (typeof id !== "string" || typeof count !== "number") return undefined;
  return count === 1 || ("kind" in data && saidEachTime.includes(data.kind)) ? { id, count } : undefined;
}
