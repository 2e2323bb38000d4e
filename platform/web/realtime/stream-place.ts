/** Browsers open six connections to a server; one brings what changes, and two stay free for everything else. */
const placeCount = 3;

/**
 * Holds one of the few places that this browser has for streams of answers while `read` runs, in whatever tab.
 * `onWait` is called when all are taken; `read` then runs once one is free. Without locks there is always one.
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
  // Those that are no longer needed are refused, which says nothing.
  await Promise.allSettled(names.map((name) => locks.request(name, waiting, beginOnce)));
}
