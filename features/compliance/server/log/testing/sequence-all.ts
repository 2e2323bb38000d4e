import { setTimeout as sleep } from "node:timers/promises";
import { inServiceTransaction } from "#platform/server/db/transaction.ts";
import type { Services } from "#platform/server/services.ts";
import { countWaiting } from "../seen-log.repository.ts";
import { sequenceEvents } from "../sequence-events.ts";

/**
 * Gives every committed event its place. A sequencer may find none for a moment while a transaction of another
 * database ends, so that no test takes that moment for the end.
 */
export async function sequenceAll(services: Services, host: string): Promise<void> {
  const waiting = () => inServiceTransaction(services.pool, "read", countWaiting);
  while ((await sequenceEvents(services, host)).count > 0 || (await waiting()).count > 0) await sleep(1);
}
