import type { Ctx } from "#platform/server/context.ts";
import { deleteSchedule } from "#platform/server/jobs/schedules/schedule.repository.ts";
import { upsertSchedule } from "#platform/server/jobs/schedules/upsert-schedule.ts";
import type { TriggerRow } from "./trigger.repository.ts";

/** The name of the job of each slot. */
export const slotJobName = "triggers.fire_slot";

const owner = "triggers";

/** Makes the schedule of the platform fire as the trigger says. Part of a command on the trigger. */
export async function syncSchedule(ctx: Ctx, row: TriggerRow): Promise<void> {
  const { workspace_id: workspaceId, id, cron, missed, time_zone: timeZone } = row;
  if (cron === null || missed === null) return;
  if (row.deleted_at) return dropSchedule(ctx, { workspaceId, id });
  await upsertSchedule(ctx, {
    ...{ workspaceId, owner, name: id, cron, timeZone, missed },
    job: slotJobName,
    payload: { workspaceId, triggerId: id },
    isEnabled: row.paused_at === null,
  });
}

export function dropSchedule(
  { db }: Pick<Ctx, "db">,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<void> {
  return deleteSchedule(db, { workspaceId, owner, name: id });
}
