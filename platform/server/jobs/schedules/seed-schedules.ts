import { inServiceTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import type { Job } from "../define-job.ts";
import { deleteUndeclared, upsertSchedules } from "./schedule.repository.ts";
import { slotsOf } from "./slots.ts";

/**
 * Reconciles the table of schedules with the patterns declared by `jobs`: inserts, updates and deletes rows.
 */
export async function seedSchedules({ pool, now }: Services, jobs: readonly Job[]): Promise<void> {
  const declared = jobs.flatMap(({ name, schedule: cron, missed = "latest" }) => {
    if (!cron) return [];
    const key = { workspaceId: null, owner: name.split(".")[0] ?? name, name };
    const nextSlot = slotsOf(cron, "UTC").after(now());
    return [
      {
        ...key,
        isDeclared: true,
        cron,
        timeZone: "UTC",
        job: name,
        payload: {},
        missed,
        isEnabled: true,
        nextSlot,
      },
    ];
  });
  await inServiceTransaction(pool, "write", async (db) => {
    await upsertSchedules(db, declared);
    await deleteUndeclared(
      db,
      declared.map(({ name }) => name),
    );
  });
}
