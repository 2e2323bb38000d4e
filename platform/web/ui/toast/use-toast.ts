import { dismissToast, notify } from "./notify.ts";

/** Functions to show and close toasts from a component. Code outside React calls `notify`. */
export function useToast() {
  return toasts;
}

const toasts = { notify, dismiss: dismissToast };
