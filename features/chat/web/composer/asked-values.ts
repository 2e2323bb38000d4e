import { useSyncExternalStore } from "react";
import { onUserLeft } from "#platform/web/personal-data/user-of-tab.ts";

/** Values of an agent's variables. */
type Values = Readonly<Record<string, string>>;

/** Those that were given in this tab and not sent yet, by place and agent. */
const given = new Map<string, Values>();
const listeners = new Set<() => void>();

onUserLeft(() => {
  given.clear();
  tell();
});

const keyOf = (place: string, agentId: string) => `${place} ${agentId}`;

/** Undefined: none were given, so those of the conversation count. */
export function useAskedValues(place: string, agentId: string | null): Values | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readAskedValues(place, agentId),
  );
}

export function readAskedValues(place: string, agentId: string | null): Values | undefined {
  return agentId === null ? undefined : given.get(keyOf(place, agentId));
}

export function askWithValues(place: string, agentId: string, values: Values): void {
  given.set(keyOf(place, agentId), values);
  tell();
}

/** They were sent: the conversation has them from now on. */
export function endAskedValues(place: string): void {
  const own = [...given.keys()].filter((key) => key.startsWith(`${place} `));
  for (const key of own) given.delete(key);
  if (own.length > 0) tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
