import { useSyncExternalStore } from "react";

const storageKey = "adjutant.microphone";

let chosen: string | undefined;
let isLoaded = false;
const listeners = new Set<() => void>();

/** The microphone chosen in this browser. Undefined: the system's default. */
export function readChosenMicrophone(): string | undefined {
  if (!isLoaded) chosen = load();
  isLoaded = true;
  return chosen;
}

/** Stores the choice in this browser. Undefined: the system's default. */
export function chooseMicrophone(deviceId: string | undefined): void {
  chosen = deviceId;
  isLoaded = true;
  for (const listener of listeners) listener();
  try {
    if (deviceId) localStorage.setItem(storageKey, deviceId);
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

export function useChosenMicrophone(): string | undefined {
  return useSyncExternalStore(subscribe, readChosenMicrophone, readChosenMicrophone);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function load(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}
