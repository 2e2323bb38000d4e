import { useSyncExternalStore } from "react";

const refreshMs = 30_000;
const listeners = new Set<() => void>();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

/** The current time, refreshed twice a minute by one timer per page. */
export function useNow(): Date {
  return useSyncExternalStore(follow, read, read);
}

function follow(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = new Date();
    timer = setInterval(tick, refreshMs);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function read(): Date {
  return now;
}

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}
