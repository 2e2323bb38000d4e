import { onUserLeft } from "../../personal-data/user-of-tab.ts";
import {
  defaultDurationMs,
  exitAnimationMs,
  type Notification,
  type NotificationInput,
} from "./notification.ts";

/** A toast on the screen; a closing one is playing its exit. */
export interface ShownToast {
  notification: Notification;
  isClosing: boolean;
}

let shown: readonly ShownToast[] = [];
let lastNumber = 0;
const screenListeners = new Set<() => void>();
const notifiedListeners = new Set<(notification: Notification) => void>();

onUserLeft(() => show([]));

/** Shows a toast and returns its id; showing an id again replaces what it said. */
export function notify(input: NotificationInput): string {
  const notification: Notification = {
    autoClose: true,
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

/** Starts the exit of a toast; it is gone once the animation has played. */
export function dismissToast(id: string): void {
  const closing = shown.find((toast) => toast.notification.id === id && !toast.isClosing);
  if (!closing) return;
  const leaving = { ...closing, isClosing: true };
  show(shown.map((toast) => (toast === closing ? leaving : toast)));
  // By identity: the same id may have been shown anew while the old one was leaving.
  setTimeout(() => show(shown.filter((toast) => toast !== leaving)), exitAnimationMs);
}

/** Hands every notification to a listener, for example to keep it; returns the way to stop. */
export function onNotified(listener: (notification: Notification) => void): () => void {
  notifiedListeners.add(listener);
  return () => notifiedListeners.delete(listener);
}

/** Calls back whenever the toasts on the screen change; returns the way to stop. */
export function subscribeToasts(listener: () => void): () => void {
  screenListeners.add(listener);
  return () => screenListeners.delete(listener);
}

/** The toasts on the screen, oldest first. */
export function listToasts(): readonly ShownToast[] {
  return shown;
}

function show(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of screenListeners) listener();
}
