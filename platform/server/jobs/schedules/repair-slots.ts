import { inServiceTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { listScheduleRhythms, setNextSlot } from "./schedule.repository.ts";
import { slotsOf } from "./slots.ts";

const pageSize = 200;
const lowestId = "00000000-0000-0000-0000-000000000000";

/** Recomputes next slots that a fast clock has set too far into the future. */
export async function repairSlots({ pool, now }: Services): Promise<void> {
  let afterId = lowestId;
  for (let isMore = true; isMore; ) {
    const page = await inServiceTransaction(pool, "read", (db) => listScheduleRhythms(db, afterId, pageSize));
    const late = page.flatMap(({ id, cron, timeZone, nextSlot }) => {
      const next = nextSlot > now() ? slotsOf(cron, timeZone).after(now()) : undefined;
      return next && next < nextSlot ? [{ id, next }] : [];
    });
    if (late.length > 0) {
      await inServiceTransaction(pool, "write", async (db) => {
        for (const { id, next } of late) await setNextSlot(db, id, next);
      });
    }
    afterId = page.at(-1)?.id ?? afterId;
    isMore = page.length === pageSize;
  }
}
