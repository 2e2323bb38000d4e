import { useSyncExternalStore } from "react";
import { onUserLeft } from "#platform/web/personal-data/user-of-tab.ts";

/** The agents chosen in this tab and not asked yet, by place. Null: the assistant, without an agent. */
const asked = new Map<string, string | null>();
const listeners = new Set<() => void>();

onUserLeft(() => {
  asked.clear();
  tell();
});

/** Undefined: nothing was chosen, so the conversation goes on as before. */
export function useAskedAgent(place: string): string | null | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked.get(place),
  );
}

export function readAskedAgent(place: string): string | null | undefined {
  return asked.get(place);
}

/** Undefined: the choice was used, or taken back. */
export function askAgent(place: string, agentId: string | null | undefined): void {
  if (agentId === undefined) asked.delete(place);
  else asked.set(place, agentId);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
