import type { NotificationInput } from "./notification.ts";
import { notify } from "./notify.ts";

const key = "adjutant.toast";

/** Keeps a toast for the next document of this tab; this one is about to be left. */
export function carryToast(notification: NotificationInput): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(notification));
  } catch {
    // Storage is blocked: the toast ends with the document.
  }
}

/** Shows what the document before this one kept, once. */
export function showCarriedToast(): void {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (kept) notify(JSON.parse(kept));
  } catch {
    // Storage is blocked or holds something else: there is nothing to show.
  }
}
