import { useSyncExternalStore } from "react";
import { onUserLeft } from "#platform/web/personal-data/user-of-tab.ts";

/** The collections that the next new conversation asks, chosen in this tab. */
let asked: readonly string[] = [];
const listeners = new Set<() => void>();

onUserLeft(() => askCollections([]));

export function useAskedCollections(): readonly string[] {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readAskedCollections);
}

export function readAskedCollections(): readonly string[] {
  return asked;
}

export function askCollections(ids: readonly string[]): void {
  asked = ids;
  for (const listener of listeners) listener();
}
