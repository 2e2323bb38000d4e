import { useSyncExternalStore } from "react";

export interface KeptChoice<Value> {
  read(): Value;
  choose(value: Value): void;
  /** The current choice. Rerenders on a change. */
  use(): Value;
}

/**
 * One choice of this browser, shared by the whole page. `readAs` converts the stored text, null where there
 * is none or storage is blocked; the choice then lasts as long as the page.
 */
export function createKeptChoice<Value extends string | number | boolean>(
  storageKey: string,
  readAs: (stored: string | null) => Value,
): KeptChoice<Value> {
  let chosen: Value | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const read = () => {
    chosen ??= readAs(load(storageKey));
    return chosen;
  };
  return {
    read,
    choose(value) {
      chosen = value;
      for (const listener of listeners) listener();
      try {
        localStorage.setItem(storageKey, String(value));
      } catch {
        // Storage is blocked.
      }
    },
    use: () => useSyncExternalStore(subscribe, read),
  };
}

function load(storageKey: string): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
