import { useSyncExternalStore } from "react";
import { onUserLeft } from "#platform/web/personal-data/user-of-tab.ts";

/** Whether the next new conversation is to be held without memory, in this tab. */
let isWithout = false;
const listeners = new Set<() => void>();

onUserLeft(() => askWithoutMemory(false));

export function useAskedWithoutMemory(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readAskedWithoutMemory);
}

export function readAskedWithoutMemory(): boolean {
  return isWithout;
}

export function askWithoutMemory(wanted: boolean): void {
  isWithout = wanted;
  for (const listener of listeners) listener();
}
