import { isConnectionError } from "../../db/is-connection-error.ts";
import { inServiceTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { dueSlots } from "./due-slots.ts";
import { claimDueSchedule, insertSlots, postponeSchedule, setNextSlot } from "./schedule.repository.ts";
import type { Schedule } from "./schedule.ts";

/**
 * Fires one due schedule. Returns false when none is due. Slot, job and next slot are one transaction: a
 * killed server has either fired the slot or not, and no other server fires it too.
 */
export async function fireDue(services: Services): Promise<boolean> {
  const { pool, jobs, log } = services;
  const now = services.now();
  let claimed: Schedule | undefined;
  try {
    await inServiceTransaction(pool, "write", async (db) => {
      claimed = await claimDueSchedule(db, now);
      if (!claimed) return;
      const { id, job, payload, isDeclared } = claimed;
      const { slots, next } = dueSlots(claimed, now);
      for (const slot of await insertSlots(db, id, slots, now)) {
        const options = isDeclared ? { singletonKey: id } : {};
        await jobs.send(db, job, { ...payload, slot: slot.toISOString() }, options);
      }
      await setNextSlot(db, id, next);
    });
  } catch (error) {
    // Without a database it is not the schedule that fails.
    if (!claimed || isConnectionError(error)) throw error;
    const { id, owner, name } = claimed;
    log.error({ err: error, schedule: id, owner, name }, "schedule could not fire");
    await inServiceTransaction(pool, "write", (db) => postponeSchedule(db, id, now));
  }
  return claimed !== undefined;
}
