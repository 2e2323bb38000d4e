import { setTimeout as sleep } from "node:timers/promises";

/** Tells those who wait in this process that audit events were committed. */
export interface Recorded {
  notify(): void;
  /** Resolves with true at the next notification, or if there was one since the last wait; with false after `ms`. */
  wait(ms: number, signal: AbortSignal): Promise<boolean>;
}

/** For one waiter. It costs the database nothing; events of other processes are noticed by these. */
export function createRecorded(): Recorded {
  let isNotified = false;
  let wake: (() => void) | undefined;
  return {
    notify() {
      isNotified = true;
      wake?.();
    },
    async wait(ms, signal) {
      if (!isNotified) {
        const waiting = new AbortController();
        wake = () => waiting.abort();
        await sleep(ms, undefined, { signal: AbortSignal.any([waiting.signal, signal]), ref: false }).catch(
          () => undefined,
        );
        wake = undefined;
      }
      const wasNotified = isNotified;
      isNotified = false;
      return wasNotified;
    },
  };
}
