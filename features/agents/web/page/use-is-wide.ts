import { useSyncExternalStore } from "react";

const wide = matchMedia("(width >= 1024px)");

/** Whether the test fits beside the builder. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      wide.addEventListener("change", listener);
      return () => wide.removeEventListener("change", listener);
    },
    () => wide.matches,
  );
}
