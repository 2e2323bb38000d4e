import type { ToolOutput } from "../tool.ts";
import { ToolError } from "../tool-error.ts";
import { clock, longDate } from "./describe-time.ts";
import { dateInZone } from "./zoned-date.ts";

export interface ClockMove {
  amount: number;
  unit: "hour" | "minute";
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/** Moves a time of day ("15:30", "3 pm") by hours or minutes. Without a time it moves the current moment. */
export function moveClock(
  from: string | undefined,
  move: ClockMove,
  now: Date,
  timeZone: string,
): ToolOutput {
  const size = Math.abs(move.amount);
  const count = `${size} ${move.unit}${size === 1 ? "" : "s"}`;
  const minutes = move.amount * (move.unit === "hour" ? 60 : 1);
  if (from === undefined) {
    const moved = new Date(now.getTime() + minutes * MINUTE_MS);
    const line = `${count} ${minutes < 0 ? "ago it was" : "from now it is"} ${longDate(dateInZone(moved, timeZone))}, ${clock(moved, timeZone)}`;
    return { content: `${line}.`, summary: line, data: { at: moved.toISOString() } };
  }
  const start = minutesOf(from);
  const total = start + minutes;
  const days = Math.floor(total / DAY_MINUTES);
  const time = written(total - days * DAY_MINUTES);
  const line = `${count} ${minutes < 0 ? "before" : "after"} ${written(start)} is ${time}${dayWords(days)}`;
  return { content: `${line}.`, summary: line, data: { time, days } };
}

function minutesOf(text: string): number {
  const [, hours = "", minutes = "0", half] =
    /^(\d{1,2})(?:[:.](\d{2}))?(?:\s*(am|pm)|\s*o'clock)?$/i.exec(text.trim()) ?? [];
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === "pm" ? 12 : 0) : Number(hours);
  if (hours === "" || hour > 23 || Number(minutes) > 59 || (half && Number(hours) > 12)) {
    throw new ToolError(
      "current_time.not_a_time",
      `"${text.slice(0, 80)}" is not a time of day such as 15:30.`,
    );
  }
  return hour * 60 + Number(minutes);
}

function written(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

function dayWords(days: number): string {
  if (days === 0) return "";
  if (Math.abs(days) === 1) return days > 0 ? " the next day" : " the day before";
  return days > 0 ? `, ${days} days later` : `, ${-days} days earlier`;
}
