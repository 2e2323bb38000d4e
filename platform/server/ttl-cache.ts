import type { Services } from "./services.ts";

/** How long a change made by another server may stay unseen. */
const freshMs = 1_000;
const mostKeys = 1_000;

/**
 * What is read again and again, remembered for a second by key. Only for what may be that old: whoever acts on it
 * reads what decides anew.
 */
export interface TtlCache<Value> {
  /** Those who ask while it is read share the reading. A failed reading is not remembered. */
  get(services: Services, key: string, read: () => Promise<Value>): Promise<Value>;
  /** Clears everything of this server, also what is just being read. Call it after the commit of a change. */
  clear(services: Services): void;
}

export function createTtlCache<Value>(): TtlCache<Value> {
  const caches = new WeakMap<Services, Map<string, { atMs: number; value: Promise<Value> }>>();
  return {
    get(services, key, read) {
      const cache = caches.get(services) ?? new Map();
      caches.set(services, cache);
      const known = cache.get(key);
      if (known && performance.now() - known.atMs < freshMs) return known.value;
      if (cache.size >= mostKeys) cache.clear();
      const entry = { atMs: performance.now(), value: read() };
      cache.set(key, entry);
      entry.value.catch(() => {
        if (cache.get(key) === entry) cache.delete(key);
      });
      return entry.value;
    },
    clear: (services) => void caches.delete(services),
  };
}
