import type { Notification, NotificationInput } from "./notification.ts";
import { notify } from "./notify.ts";

const key = "adjutant.toast";

/** Stores a toast for this tab's next document, because this one is about to unload. */
export function carryToast(notification: NotificationInput | Notification): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(notification));
  } catch {
    // Storage is blocked: the toast ends with the document.
  }
}

/** Shows the toast stored by the previous document, once. */
export function showCarriedToast(): void {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (kept) notify(JSON.parse(kept));
  } catch {
    // Storage is blocked or invalid: nothing to show.
  }
}
