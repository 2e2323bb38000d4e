import { readReachability, subscribeToReachability } from "#platform/web/api/reachability.ts";

const firstMs = 300;
const longestMs = 5_000;

/**
 * Milliseconds before attempt number `attempt` (from 1): exponential, with jitter so that tabs do not
 * reconnect at once.
 */
export function attemptDelayMs(attempt: number, random: () => number = Math.random): number {
  const ceilingMs = Math.min(firstMs * 2 ** (attempt - 1), longestMs);
  return ceilingMs / 2 + (random() * ceilingMs) / 2;
}

/** Waits before an attempt. Ends early when the network or the server is back. */
export function waitBeforeAttempt(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = new AbortController();
    const finish = () => {
      clearTimeout(timer);
      done.abort();
      forget();
      resolve();
    };
    const forget = subscribeToReachability(() => readReachability() && finish());
    const timer = setTimeout(finish, attemptDelayMs(attempt));
    signal.addEventListener("abort", finish, { signal: done.signal });
    globalThis.addEventListener?.("online", finish, { signal: done.signal });
  });
}
