/** Browsers open six connections to a server. One carries changes, two stay free for everything else. */
const placeCount = 3;

/**
 * Runs `read` while holding one of this browser's places for message streams, across all tabs. Calls `onWait`
 * when all are taken, and then waits. Without Web Locks `read` runs at once.
 */
export async function withStreamPlace(
  read: () => Promise<void>,
  onWait: () => void,
  signal: AbortSignal,
): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return read();
  const names = Array.from({ length: placeCount }, (_, index) => `adjutant.stream-place.${index}`);
  let isBegun = false;
  const begin = () => {
    if (isBegun || signal.aborted) return;
    isBegun = true;
    return read();
  };

  for (const name of names) {
    await locks.request(name, { ifAvailable: true }, (lock) => (lock ? begin() : undefined)).catch(begin);
    if (isBegun || signal.aborted) return;
  }
  onWait();
  const found = new AbortController();
  const waiting = { signal: AbortSignal.any([signal, found.signal]) };
  const beginOnce = async () => {
    if (isBegun) return;
    const reading = begin();
    found.abort();
    await reading;
  };
  // Requests that are no longer needed reject; that is expected.
  await Promise.allSettled(names.map((name) => locks.request(name, waiting, beginOnce)));
}
