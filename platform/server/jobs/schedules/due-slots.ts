import type { Schedule } from "./schedule.ts";
import { slotsOf } from "./slots.ts";

/** A slot seen within this time does not count as missed. */
const graceMs = 60_000;
const mostMissed = 10;

/** The slots of a due schedule to fire now, and its next slot. */
export function dueSlots(
  { cron, timeZone, missed, nextSlot }: Pick<Schedule, "cron" | "timeZone" | "missed" | "nextSlot">,
  now: Date,
): { slots: Date[]; next: Date | undefined } {
  const pattern = slotsOf(cron, timeZone);
  const newest = pattern.newestBetween(nextSlot, now, missed === "all" ? mostMissed : 1);
  const isSeen = ([slot]: Date[]) => slot && now.getTime() - slot.getTime() <= graceMs;
  return {
    slots: missed === "skip" && !isSeen(newest) ? [] : newest,
    next: pattern.after(now),
  };
}
