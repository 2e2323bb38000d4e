import { useSyncExternalStore } from "react";

const query = "(width >= 768px)";

/** Whether the window is wider than a phone's. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}
