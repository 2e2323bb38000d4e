import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { dueSlots } from "./due-slots.ts";
import { claimDueSchedule, insertSlots, setNextSlot } from "./schedule.repository.ts";
import type { Schedule } from "./schedule.ts";

const asService = { role: "service_role" } as const;
/** The delay before a schedule that failed to fire is tried again. */
const postponedMs = 3_600_000;

/**
 * Fires one due schedule. Returns false when none is due. Slot, job and next slot are one transaction: a
 * killed server has either fired the slot or not, and no other server fires it too.
 */
export async function fireDue(services: Services): Promise<boolean> {
  const { pool, jobs, log } = services;
  const now = services.now();
  let claimed: Schedule | undefined;
  try {
    await inTransaction(pool, asService, "write", async (db) => {
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
    if (!claimed) throw error;
    const { id, owner, name } = claimed;
    log.error({ err: error, schedule: id, owner, name }, "schedule could not fire");
    // Postponed, so that it does not block the others.
    await inTransaction(pool, asService, "write", (db) =>
      setNextSlot(db, id, new Date(now.getTime() + postponedMs)),
    );
  }
  return claimed !== undefined;
}
