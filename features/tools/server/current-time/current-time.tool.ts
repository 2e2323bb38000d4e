import { z } from "zod";
import { defineTool } from "../define-tool.ts";
import type { ToolOutput } from "../tool.ts";
import { clock, distance, longDate, span } from "./describe-time.ts";
import { findTimeZone } from "./find-time-zone.ts";
import { moveClock } from "./move-clock.ts";
import { parseDate } from "./parse-date.ts";
import { addToDate, type CalendarDate, calendarWeek, dateInZone, dayNumber } from "./zoned-date.ts";

const DateText = z.string().trim().min(1).max(100);

const CurrentTimeInput = z.object({
  timeZone: z
    .string()
    .trim()
    .min(1)
    .max(64)
    .optional()
    .describe("IANA name or a city; the person's own zone when absent"),
  date: DateText.optional().describe(
    'A day to describe, e.g. "2026-12-24", "next Friday"; today when absent',
  ),
  until: DateText.optional().describe("A second day: answers how far it is from the first"),
  add: z
    .object({
      amount: z.number().int().min(-36_500).max(36_500),
      unit: z.enum(["day", "week", "working_day", "month", "year", "hour", "minute"]),
    })
    .optional()
    .describe("Moves the day, or a time of day such as 15:30 in date, by this much; negative goes back"),
});
type CurrentTimeInput = z.infer<typeof CurrentTimeInput>;

export const currentTimeTool = defineTool({
  name: "current_time",
  title: "Date and time",
  about: "Tells the day and the time, also of other days.",
  description:
    "Tells the current date, weekday and time, in any time zone; describes a day (weekday, distance from today); " +
    "counts days and working days between two days; moves a day by days, weeks, months or years.",
  input: CurrentTimeInput,
  facts: {
    ...{ reads: "nothing", writes: false, egress: false, irreversible: false, external: false, own: false },
    ...{ control: [], content: ["timeZone", "date", "until", "add"], undo: null },
  },
  effect: "read",
  idempotent: true,
  outputTrust: "organization",
  addsNoWords: true,
  timeoutMs: 2_000,
  isOpenToVisitors: true,
  describe: (input) =>
    input.date || input.until || input.add ? "Working out the date" : "Looking at the clock",
  run: async (context, input) => {
    const timeZone = findTimeZone(input.timeZone ?? context.timeZone);
    return answer(input, context.ctx.now(), timeZone);
  },
});

async function answer(input: CurrentTimeInput, now: Date, timeZone: string): Promise<ToolOutput> {
  const { add } = input;
  if (add?.unit === "hour" || add?.unit === "minute") {
    return moveClock(input.date, { amount: add.amount, unit: add.unit }, now, timeZone);
  }
  const today = dateInZone(now, timeZone);
  const start = input.date ? await parseDate(input.date, now, timeZone) : today;
  if (add) return moved(start, addToDate(start, add.amount, add.unit), add, today);
  if (input.until) return between(start, await parseDate(input.until, now, timeZone));
  if (input.date) return described(start, today);

  const line = `${longDate(today)}, ${clock(now, timeZone)}`;
  return {
    content: `It is ${line}.`,
    summary: line,
    data: { now: now.toISOString(), timeZone, date: iso(today) },
  };
}

function described(date: CalendarDate, today: CalendarDate): ToolOutput {
  const line = `${longDate(date)} is ${distance(today, date)}`;
  const content = `${line}, in calendar week ${calendarWeek(date)}. Today is ${longDate(today)}.`;
  return { content, summary: line, data: { date: iso(date) } };
}

function between(from: CalendarDate, to: CalendarDate): ToolOutput {
  const days = dayNumber(to) - dayNumber(from);
  const line = `${span(from, to)} from ${longDate(from)} to ${longDate(to)}`;
  return { content: `It is ${line}.`, summary: line, data: { from: iso(from), to: iso(to), days } };
}

function moved(
  from: CalendarDate,
  to: CalendarDate,
  { amount, unit }: NonNullable<CurrentTimeInput["add"]>,
  today: CalendarDate,
): ToolOutput {
  const size = Math.abs(amount);
  const count = `${size} ${unit.replace("_", " ")}${size === 1 ? "" : "s"}`;
  const line = `${count} ${amount < 0 ? "before" : "after"} ${longDate(from)} is ${longDate(to)}`;
  return {
    content: `${line}. Today is ${longDate(today)}.`,
    summary: line,
    data: { from: iso(from), date: iso(to) },
  };
}

function iso({ year, month, day }: CalendarDate): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
