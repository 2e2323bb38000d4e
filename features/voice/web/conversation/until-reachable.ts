import { isTransientError } from "#platform/web/api/is-transient-error.ts";
import { readReachability, subscribeToReachability } from "#platform/web/api/reachability.ts";

/** Resolves as soon as the server can be reached, or `signal` aborts; at once while it can. */
export function untilReachable(signal?: AbortSignal): Promise<void> {
  if (readReachability() || signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const forget = subscribeToReachability(() => {
      if (!readReachability()) return;
      forget();
      resolve();
    });
    signal?.addEventListener("abort", () => {
      forget();
      resolve();
    });
  });
}

/**
 * Whether the server was not reached, so that it is worth while to try again when it is back: what a proxy answers in
 * its place counts, what it refuses itself does not, for with that it is there.
 */
export function isUnreached(error: unknown): boolean {
  return isTransientError(error) && !readReachability();
}

/** Tries again when the server is back, as often as it takes. */
export async function throughLosses<Result>(
  act: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  while (true) {
    try {
      return await act();
    } catch (error) {
      if (signal?.aborted || !isUnreached(error)) throw error;
      await untilReachable(signal);
    }
  }
}
