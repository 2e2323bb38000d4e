import { isConnectionError } from "../../db/is-connection-error.ts";
import { inServiceTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import type { Job } from "../define-job.ts";
import { fireDue } from "./fire-due.ts";
import { repairSlots } from "./repair-slots.ts";
import { findNextSlot, schedulesChannel } from "./schedule.repository.ts";
import { seedOnceReachable } from "./seed-once-reachable.ts";

/** Fires schedules in this process. */
export interface Schedules {
  /** Updates the rows of `jobs` and starts firing. */
  work(jobs: readonly Job[]): Promise<void>;
  stop(): Promise<void>;
}

/** Longest sleep, however far the next slot is: the clock may be corrected meanwhile. */
const longestWaitMs = 10_000;
const repairEveryMs = 3_600_000;

export function createSchedules(servicesOf: () => Services): Schedules {
  let off: (() => void)[] = [];
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let firing = Promise.resolve();
  let repairedAtMs = Number.NEGATIVE_INFINITY;

  async function fireAll(services: Services): Promise<void> {
    clearTimeout(timer);
    let waitMs = longestWaitMs;
    try {
      if (performance.now() - repairedAtMs > repairEveryMs) {
        await repairSlots(services);
        repairedAtMs = performance.now();
      }
      while (!isStopped && (await fireDue(services)));
      const next = await inServiceTransaction(services.pool, "read", findNextSlot);
      if (next) waitMs = Math.max(0, Math.min(longestWaitMs, next.getTime() - services.now().getTime()));
    } catch (error) {
      if (!isConnectionError(error)) services.log.error({ err: error }, "schedules could not fire");
    }
    if (!isStopped) timer = setTimeout(() => wake(services), waitMs).unref();
  }

  /** Runs one check at a time. */
  function wake(services: Services) {
    firing = firing.then(() => (isStopped ? undefined : fireAll(services)));
  }

  return {
    async work(jobs) {
      const services = servicesOf();
      isStopped = false;
      await seedOnceReachable(services, jobs);
      const { broadcast } = services;
      off = [
        broadcast.subscribe(schedulesChannel, () => wake(services)),
        broadcast.onGap(() => wake(services)),
      ];
      wake(services);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      for (const end of off) end();
      await firing;
    },
  };
}
