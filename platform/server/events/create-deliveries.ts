import { isConnectionError } from "../db/is-connection-error.ts";
import type { Services } from "../services.ts";
import { deliverNext } from "./deliver-next.ts";
import { deliveriesChannel } from "./delivery.repository.ts";

/** Delivers events to their subscribers in this process. */
export interface Deliveries {
  work(): void;
  /** Stops claiming and waits up to `timeoutMs` for deliveries in progress. */
  stop(timeoutMs: number): Promise<void>;
}

/** Concurrent deliveries per process. */
const lanes = 4;
/** Finds due retries and missed announcements. */
const pollMs = 2_000;

export function createDeliveries(servicesOf: () => Services): Deliveries {
  const active = new Set<Promise<void>>();
  let wakes = 0;
  let isStopped = false;
  let off: (() => void)[] = [];

  async function drain(services: Services): Promise<void> {
    const { subscriptions, log } = services;
    while (subscriptions && !isStopped) {
      const before = wakes;
      try {
        const outcome = await deliverNext(services, subscriptions);
        // An announcement during the search may be for a row committed after it.
        if (outcome === "nothing" && wakes === before) return;
      } catch (error) {
        if (!isConnectionError(error)) log.error({ err: error }, "events could not be delivered");
        return;
      }
    }
  }

  function wake(services: Services) {
    wakes += 1;
    if (isStopped || active.size >= lanes) return;
    const lane = drain(services).finally(() => active.delete(lane));
    active.add(lane);
  }

  return {
    work() {
      const services = servicesOf();
      if (!services.subscriptions?.all.length) return;
      const wakeUp = () => wake(services);
      const { broadcast } = services;
      isStopped = false;
      const poll = setInterval(wakeUp, pollMs).unref();
      off = [
        broadcast.subscribe(deliveriesChannel, wakeUp),
        broadcast.onGap(wakeUp),
        () => clearInterval(poll),
      ];
      wakeUp();
    },
    async stop(timeoutMs) {
      isStopped = true;
      for (const end of off) end();
      const deadline = new Promise((resolve) => setTimeout(resolve, timeoutMs).unref());
      await Promise.race([Promise.all(active), deadline]);
    },
  };
}
