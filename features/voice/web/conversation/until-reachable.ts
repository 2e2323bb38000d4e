import { isTransientError } from "#platform/web/api/is-transient-error.ts";
import { readReachability, subscribeToReachability } from "#platform/web/api/reachability.ts";

/** Resolves once the server is reachable or `signal` aborts. */
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
 * Whether the server was unreachable, so that a retry makes sense. A proxy's error counts. The server's own
 * refusal does not.
 */
export function isUnreached(error: unknown): boolean {
  return isTransientError(error) && !readReachability();
}

/** Retries `act` after each outage until it succeeds or is refused. */
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
