import { setTimeout as sleep } from "node:timers/promises";
import { isConnectionError } from "#platform/server/db/is-connection-error.ts";
import type { Services } from "#platform/server/services.ts";
import { batchSize, sequenceEvents } from "./sequence-events.ts";

export interface LogWorkerOptions {
  host: string;
  /** What is done whenever events were sequenced and `publishEveryMs` have passed. */
  publish: () => Promise<unknown>;
  /** What is done before the first batch, and again after a failure. Without success there is none. */
  prepare: () => Promise<unknown>;
}

export interface LogWorker {
  start(): void;
  stop(timeoutMs: number): Promise<void>;
}

/** How long events gather before they get their places together. The commits of a request come first. */
export const gatherMs = 60;
/** Events that nobody told of are noticed after this long: those of programs that ended at once. */
const idlePauseMs = 1_000;
const failurePauseMs = 2_000;
const publishEveryMs = 4_000;

/** Sequences and publishes in this process until it is stopped. Any number of processes may do so at once. */
export function createLogWorker(services: Services, options: LogWorkerOptions): LogWorker {
  const stopping = new AbortController();
  let working: Promise<void> = Promise.resolve();
  /** Beside the sequencing, so that a slow store of files delays no event. */
  let publishing: Promise<void> | undefined;
  let isPrepared = false;

  async function work(): Promise<void> {
    let publishedAt = 0;
    while (!stopping.signal.aborted) {
      try {
        if (!isPrepared) await options.prepare();
        isPrepared = true;
        const { count, isBehind } = await sequenceEvents(services, options.host);
        const now = performance.now();
        if (!publishing && now - publishedAt >= publishEveryMs) {
          publishedAt = now;
          publishing = publish();
        }
        if (count === batchSize) continue;
        if (isBehind || (await services.recorded.wait(idlePauseMs, stopping.signal))) await pause(gatherMs);
      } catch (error) {
        noteFailure(error);
        await pause(failurePauseMs);
      }
    }
  }

  async function publish(): Promise<void> {
    try {
      await options.publish();
    } catch (error) {
      noteFailure(error);
    } finally {
      publishing = undefined;
    }
  }

  function noteFailure(error: unknown): void {
    // What answers next may be a database from a backup.
    isPrepared = false;
    if (!isConnectionError(error)) services.log.error({ err: error }, "the log could not be continued");
  }

  const pause = (ms: number) =>
    sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  return {
    start() {
      working = work();
    },
    async stop(timeoutMs) {
      stopping.abort();
      await Promise.race([Promise.all([working, publishing]), sleep(timeoutMs, undefined, { ref: false })]);
    },
  };
}
