import { onUserLeft } from "../../personal-data/user-of-tab.ts";
import {
  defaultDurationMs,
  exitAnimationMs,
  type Notification,
  type NotificationInput,
} from "./notification.ts";

/** A toast on screen. `isClosing`: its exit animation is running. */
export interface ShownToast {
  notification: Notification;
  isClosing: boolean;
}

let shown: readonly ShownToast[] = [];
let lastNumber = 0;
const screenListeners = new Set<() => void>();
const notifiedListeners = new Set<(notification: Notification) => void>();

onUserLeft(() => show([]));

/** Shows a toast and returns its id. A known id replaces that toast's content. */
export function notify(input: NotificationInput): string {
  const notification: Notification = {
    autoClose: input.type !== "error",
    duration: defaultDurationMs,
    pauseOnHover: true,
    ...input,
    id: input.id ?? `toast-${++lastNumber}`,
  };
  const others = shown.filter((toast) => toast.notification.id !== notification.id);
  show([...others, { notification, isClosing: false }]);
  for (const listener of notifiedListeners) listener(notification);
  return notification.id;
}

/** Starts the exit animation of a toast, then removes it. */
export function dismissToast(id: string): void {
  const closing = shown.find((toast) => toast.notification.id === id && !toast.isClosing);
  if (!closing) return;
  const leaving = { ...closing, isClosing: true };
  show(shown.map((toast) => (toast === closing ? leaving : toast)));
  // By identity, because the same id may have been shown again during the exit.
  setTimeout(() => show(shown.filter((toast) => toast !== leaving)), exitAnimationMs);
}

/** Passes every notification to a listener, e.g. for storage. Returns the unsubscribe function. */
export function onNotified(listener: (notification: Notification) => void): () => void {
  notifiedListeners.add(listener);
  return () => notifiedListeners.delete(listener);
}

/** Calls back whenever the toasts on screen change. Returns the unsubscribe function. */
export function subscribeToasts(listener: () => void): () => void {
  screenListeners.add(listener);
  return () => screenListeners.delete(listener);
}

/** The toasts on screen, oldest first. */
export function listToasts(): readonly ShownToast[] {
  return shown;
}

function show(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of screenListeners) listener();
}
