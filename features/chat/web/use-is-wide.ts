import { useSyncExternalStore } from "react";

const wide = matchMedia("(width >= 768px)");

/** Whether there is room for the list beside the conversation. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      wide.addEventListener("change", listener);
      return () => wide.removeEventListener("change", listener);
    },
    () => wide.matches,
  );
}
