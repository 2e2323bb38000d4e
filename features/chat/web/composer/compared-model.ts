import { useSyncExternalStore } from "react";
import { onUserLeft } from "#platform/web/personal-data/user-of-tab.ts";

/** The second model that answers the next question of a place, chosen in this tab. */
const compared = new Map<string, string>();
const listeners = new Set<() => void>();

onUserLeft(() => {
  compared.clear();
  tell();
});

export function useCompared(place: string): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => compared.get(place),
  );
}

export function readCompared(place: string): string | undefined {
  return compared.get(place);
}

/** Undefined: the next question goes to one model. */
export function compareWith(place: string, modelId: string | undefined): void {
  if (modelId === undefined) compared.delete(place);
  else compared.set(place, modelId);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
