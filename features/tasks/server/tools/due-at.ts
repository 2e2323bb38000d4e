import { z } from "zod";
import { dateInWords } from "#platform/server/clock/time-zone.ts";

/** A day, a time where the person is, or a moment with its offset. */
export const DueAt = z
  .union([z.iso.date(), z.iso.datetime({ local: true, offset: true })])
  .describe(
    "When it is due: a day such as 2026-11-30, a time in the person's time zone such as 2026-11-30T15:00, " +
      "or a moment with its offset such as 2026-11-30T15:00:00+01:00",
  );

const dayLength = "2026-11-30".length;
const lastMinute = "23:59";
const minuteMs = 60_000;

/** The moment that is meant. A day ends with its last minute where the person is. */
export function momentOf(due: string, timeZone: string): string {
  if (/(?:Z|[+-]\d{2}:?\d{2})$/.test(due.slice(dayLength))) return new Date(due).toISOString();
  const asUtc = Date.parse(due.length > dayLength ? `${due}Z` : `${due}T${lastMinute}:00Z`);
  // The offset of the moment itself counts, which near a change of the clock is another one.
  const near = asUtc - offsetMs(asUtc, timeZone);
  return new Date(asUtc - offsetMs(near, timeZone)).toISOString();
}

/** "Wednesday, 25 November 2026 at 09:00 (Europe/Vienna)". A whole day has no time. */
export function dueInWords(at: Date, timeZone: string): string {
  const words = dateInWords(at, timeZone);
  const end = ` at ${lastMinute}`;
  return words.endsWith(end) ? words.slice(0, -end.length) : `${words} (${timeZone})`;
}

function offsetMs(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric" },
    ...{ hour: "numeric", minute: "numeric" },
  }).formatToParts(at);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const local = Date.UTC(read("year"), read("month") - 1, read("day"), read("hour"), read("minute"));
  return local - Math.floor(at / minuteMs) * minuteMs;
}
