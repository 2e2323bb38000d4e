export interface Reloadable<Value> {
  /** The value, loaded anew when it is older than `maxAgeMs`; without it the one loaded first is good for ever. */
  get(maxAgeMs?: number): Promise<Value>;
}

/** A value that is loaded once for all who ask at the same time; a load that failed is tried again by the next. */
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

  return {
    get: (maxAgeMs = Number.POSITIVE_INFINITY) =>
      loading && nowMs() - loadedAtMs <= maxAgeMs ? loading : start(),
  };
}
