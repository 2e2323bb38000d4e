import { type CalendarDate, dayNumber, workingDaysBetween } from "./zoned-date.ts";

/** "Saturday, 21 November 2026" */
export function longDate({ year, month, day }: CalendarDate): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year);
  const format = {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  } as const;
  const parts = new Intl.DateTimeFormat("en-GB", format).formatToParts(date);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return `${read("weekday")}, ${read("day")} ${read("month")} ${read("year")}`;
}

/** "14:03 in Europe/Vienna (UTC+1)" */
export function clock(instant: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(instant);
  const offset = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "shortOffset" })
    .formatToParts(instant)
    .find((part) => part.type === "timeZoneName")?.value;
  return timeZone === "UTC"
    ? `${time} UTC`
    : `${time} in ${timeZone} (${(offset ?? "").replace("GMT", "UTC")})`;
}

/** "34 days from now", "2 days ago", "today" */
export function distance(from: CalendarDate, to: CalendarDate): string {
  const days = dayNumber(to) - dayNumber(from);
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  if (days === -1) return "yesterday";
  return days > 0 ? `${counted(days, "day")} from now` : `${counted(-days, "day")} ago`;
}

/** "34 days (4 weeks and 6 days; 24 working days)" */
export function span(from: CalendarDate, to: CalendarDate): string {
  const [first, last] = dayNumber(from) <= dayNumber(to) ? [from, to] : [to, from];
  const days = dayNumber(last) - dayNumber(first);
  const weeks = [Math.floor(days / 7), days % 7] as const;
  const inWeeks =
    weeks[0] > 0
      ? `${counted(weeks[0], "week")}${weeks[1] > 0 ? ` and ${counted(weeks[1], "day")}` : ""}; `
      : "";
  return `${counted(days, "day")} (${inWeeks}${counted(workingDaysBetween(first, last), "working day")})`;
}

function counted(count: number, unit: string): string {
  return `${count.toLocaleString("en-US")} ${unit}${count === 1 ? "" : "s"}`;
}
