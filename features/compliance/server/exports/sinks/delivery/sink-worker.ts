import { setTimeout as sleep } from "node:timers/promises";
import { isConnectionError } from "#platform/server/db/is-connection-error.ts";
import { newId } from "#platform/server/ids.ts";
import type { Services } from "#platform/server/services.ts";
import { type DueSink, leaseDueSinks } from "./due-sink.repository.ts";

/** Longer than any delivery takes. Whoever dies in one holds the receiver no longer than this. */
const usualLeaseMs = 30_000;
const idlePauseMs = 1_000;
const failurePauseMs = 5_000;
const atOnce = 4;

export interface SinkWorker {
  start(): void;
  stop(timeoutMs: number): Promise<void>;
}

/** Most installations have no receivers, and load nothing for them. */
async function deliver(services: Services, sink: DueSink, stop: AbortSignal): Promise<void> {
  const { deliverNext } = await import("./deliver-next.ts");
  await deliverNext(services, sink, stop);
}

/** Delivers to all receivers that are due until it is stopped. Any number of processes may do so at once. */
export function createSinkWorker(
  services: Services,
  { leaseMs = usualLeaseMs }: { leaseMs?: number } = {},
): SinkWorker {
  const stopping = new AbortController();
  const delivering = new Set<Promise<void>>();
  let working: Promise<void> = Promise.resolve();
  const pause = (ms: number) =>
    sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const limit = atOnce - delivering.size;
        const taken =
          limit > 0 ? await leaseDueSinks(services.servicePool, { lease: newId(), leaseMs, limit }) : [];
        for (const sink of taken) {
          const delivery = deliver(services, sink, stopping.signal)
            // Its lease ends, and then somebody tries again.
            .catch((error: unknown) => {
              if (!isConnectionError(error))
                services.log.error({ err: error, sink: sink.id }, "events could not be delivered");
            })
            .finally(() => delivering.delete(delivery));
          delivering.add(delivery);
        }
        if (taken.length === 0) await Promise.race([pause(idlePauseMs), ...delivering]);
      } catch (error) {
        if (!isConnectionError(error))
          services.log.error({ err: error }, "receivers of events could not be read");
        await pause(failurePauseMs);
      }
    }
    await Promise.all(delivering);
  }

  return {
    start() {
      working = work();
    },
    async stop(timeoutMs) {
      stopping.abort();
      await Promise.race([working, sleep(timeoutMs, undefined, { ref: false })]);
    },
  };
}
