import { isPageShown } from "#platform/web/page/page-visibility.ts";
import { onRealtime } from "#platform/web/realtime/realtime-event.ts";
import type { Notification } from "#platform/web/ui/toast/notification.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";

/**
 * Says what the server announces as toasts: new notifications in tabs that are seen, and what concerns a moment and is
 * kept nowhere. `open` leads to a page.
 */
export function announceNotifications(open: (path: string) => void): () => void {
  return onRealtime<unknown>("notification.created", ({ data }) => {
    const moment = readMoment(data);
    if (moment) {
      const { type, ...said } = moment;
      notify(type === "error" ? { ...said, type } : { ...said, type, duration: 6000 });
      return;
    }
    const id = readNew(data);
    if (id && isPageShown()) void import("./told/toast-told.ts").then(({ toastTold }) => toastTold(id, open));
  });
}

/** The id of a new notification. A repeat of one that is unread changes the bell and says nothing. */
function readNew(data: unknown): string | undefined {
  if (typeof data !== "object" || data === null || !("id" in data) || !("count" in data)) return undefined;
  return typeof data.id === "string" && data.count === 1 ? data.id : undefined;
}

function readMoment(data: unknown): Pick<Notification, "type" | "title" | "message"> | undefined {
  if (typeof data !== "object" || data === null || !("title" in data)) return undefined;
  const { title } = data;
  if (typeof title !== "string") return undefined;
  const type = "type" in data && isType(data.type) ? data.type : "info";
  const message = "message" in data && typeof data.message === "string" ? data.message : undefined;
  return { type, title, ...(message === undefined ? {} : { message }) };
}

function isType(value: unknown): value is Notification["type"] {
  return value === "success" || value === "error" || value === "warning" || value === "info";
}
