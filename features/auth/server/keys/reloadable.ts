export interface Reloadable<Value> {
  /** Reloads a value older than `maxAgeMs`. Without it the first value stays for good. */
  get(maxAgeMs?: number): Promise<Value>;
}

/** A value that concurrent callers load once. The next call retries a failed load. */
export function createReloadable<Value>(
  load: () => Promise<Value>,
  nowMs: () => number = Date.now,
): Reloadable<Value> {
  let loading: Promise<Value> | undefined;
  let loadedAtMs = 0;

  function start(): Promise<Value> {
    const own = load();
    loading = own;
    loadedAtMs = nowMs();
    own.catch(() => {
      if (loading === own) loading = undefined;
    });
    return own;
  }

  /** A clock that was set back says nothing about the age. */
  function isFresh(maxAgeMs: number): boolean {
    const ageMs = nowMs() - loadedAtMs;
    return maxAgeMs === Number.POSITIVE_INFINITY || (ageMs >= 0 && ageMs <= maxAgeMs);
  }

  return {
    get: (maxAgeMs = Number.POSITIVE_INFINITY) => (loading && isFresh(maxAgeMs) ? loading : start()),
  };
}
