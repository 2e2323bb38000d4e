const firstMs = 1000;
const longestMs = 30_000;

/** Milliseconds before the next attempt: exponential, with jitter so that tabs do not reconnect at once. */
export function backoffMs(attempt: number, random: () => number = Math.random): number {
  const ceilingMs = Math.min(firstMs * 2 ** attempt, longestMs);
  return ceilingMs / 2 + (random() * ceilingMs) / 2;
}
