import type { Ctx } from "../../context.ts";
import { upsertSchedules } from "./schedule.repository.ts";
import type { ScheduleInput } from "./schedule.ts";
import { slotsOf } from "./slots.ts";

/**
 * Adds a schedule or replaces the one with the same key. Part of a command, which validates the pattern and
 * writes the audit event. Throws for an invalid pattern or time zone.
 */
export async function upsertSchedule(ctx: Ctx, schedule: ScheduleInput): Promise<void> {
  const nextSlot = slotsOf(schedule.cron, schedule.timeZone).after(ctx.now());
  await upsertSchedules(ctx.db, [{ ...schedule, isDeclared: false, nextSlot }]);
}
