import { z } from "zod";

/** A day, or a moment with its offset. */
export const DueAt = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })])
  .describe("When it is due: a day such as 2026-11-30, or a moment such as 2026-11-30T15:00:00+01:00");

/** The moment that is meant. A day ends with its last minute where the person is. */
export function momentOf(due: string, timeZone: string): string {
  if (due.length > 10) return new Date(due).toISOString();
  const asUtc = Date.parse(`${due}T23:59:00Z`);
  return new Date(asUtc - offsetMs(asUtc, timeZone)).toISOString();
}

function offsetMs(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric" },
    ...{ hour: "numeric", minute: "numeric" },
  }).formatToParts(at);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return Date.UTC(read("year"), read("month") - 1, read("day"), read("hour"), read("minute")) - at;
}
