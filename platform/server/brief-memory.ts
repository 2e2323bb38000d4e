import type { Services } from "./services.ts";

/** How long a change made by another server may stay unseen. */
const freshMs = 1_000;
const mostKeys = 1_000;

/**
 * What is read again and again, remembered for a second by key. Only for what may be that old: whoever acts on it
 * reads what decides anew.
 */
export interface BriefMemory<Value> {
  /** Those who ask while it is read share the reading. A failed reading is not remembered. */
  recall(services: Services, key: string, read: () => Promise<Value>): Promise<Value>;
  /** Forgets everything of this server, also what is just being read. Call it after the commit of a change. */
  forget(services: Services): void;
}

export function createBriefMemory<Value>(): BriefMemory<Value> {
  const memories = new WeakMap<Services, Map<string, { atMs: number; value: Promise<Value> }>>();
  return {
    recall(services, key, read) {
      const memory = memories.get(services) ?? new Map();
      memories.set(services, memory);
      const known = memory.get(key);
      if (known && performance.now() - known.atMs < freshMs) return known.value;
      if (memory.size >= mostKeys) memory.clear();
      const entry = { atMs: performance.now(), value: read() };
      memory.set(key, entry);
      entry.value.catch(() => {
        if (memory.get(key) === entry) memory.delete(key);
      });
      return entry.value;
    },
    forget: (services) => void memories.delete(services),
  };
}
