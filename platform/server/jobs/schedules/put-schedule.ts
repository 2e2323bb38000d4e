import type { Ctx } from "../../context.ts";
import { upsertSchedules } from "./schedule.repository.ts";
import type { ScheduleInput } from "./schedule.ts";
import { slotsOf } from "./slots.ts";

/**
 * Adds a schedule or changes the one of the same key. Part of a command, which has checked the pattern and writes its
 * audit event: throws when the pattern or the time zone is none.
 */
export async function putSchedule(ctx: Ctx, schedule: ScheduleInput): Promise<void> {
  const nextSlot = slotsOf(schedule.cron, schedule.timeZone).after(ctx.now());
  await upsertSchedules(ctx.db, [{ ...schedule, isDeclared: false, nextSlot }]);
}
