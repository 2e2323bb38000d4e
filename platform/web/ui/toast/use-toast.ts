import { dismissToast, notify } from "./notify.ts";

/** The way to show and close toasts from a component; modules outside React call `notify` itself. */
export function useToast() {
  return toasts;
}

const toasts = { notify, dismiss: dismissToast };
