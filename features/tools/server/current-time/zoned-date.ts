/** A calendar day without time and zone. */
export interface CalendarDate {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

const DAY_MS = 86_400_000;

/** The calendar day of `instant` in `timeZone`. */
export function dateInZone(instant: Date, timeZone: string): CalendarDate {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "numeric",
    day: "numeric",
  }).formatToParts(instant);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { year: read("year"), month: read("month"), day: read("day") };
}

/** The offset of `timeZone` from UTC at `instant`, in minutes. */
export function offsetMinutes(instant: Date, timeZone: string): number {
  const name = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(instant)
    .find((part) => part.type === "timeZoneName")?.value;
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d{2}):(\d{2})/.exec(name ?? "") ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return sign === "-" ? -total : total;
}

export function dayNumber({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

export function fromDayNumber(days: number): CalendarDate {
  const date = new Date(days * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The week of the year by ISO 8601: the first one has the first Thursday. */
export function calendarWeek(date: CalendarDate): number {
  const day = dayNumber(date);
  // Day 0 was a Thursday.
  const thursday = day - ((((day + 3) % 7) + 7) % 7) + 3;
  const { year } = fromDayNumber(thursday);
  return Math.floor((thursday - dayNumber({ year, month: 1, day: 1 })) / 7) + 1;
}

/** Working days (Monday to Friday) after `from` up to and including `to`. Public holidays are unknown. */
export function workingDaysBetween(from: CalendarDate, to: CalendarDate): number {
  const start = dayNumber(from);
  const end = dayNumber(to);
  const wholeWeeks = Math.floor((end - start) / 7);
  let count = wholeWeeks * 5;
  for (let day = start + wholeWeeks * 7 + 1; day <= end; day += 1) if (isWorkingDay(day)) count += 1;
  return count;
}

/** Adds to a date. In a month that is too short the last day is used. */
export function addToDate(date: CalendarDate, amount: number, unit: DateUnit): CalendarDate {
  switch (unit) {
    case "day":
      return fromDayNumber(dayNumber(date) + amount);
    case "week":
      return fromDayNumber(dayNumber(date) + amount * 7);
    case "working_day":
      return addWorkingDays(date, amount);
    case "month":
      return addMonths(date, amount);
    case "year":
      return addMonths(date, amount * 12);
  }
}

export type DateUnit = "day" | "week" | "working_day" | "month" | "year";

function addMonths({ year, month, day }: CalendarDate, amount: number): CalendarDate {
  const index = year * 12 + (month - 1) + amount;
  const target = { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
  const lastDay = new Date(Date.UTC(target.year, target.month, 0)).getUTCDate();
  return { ...target, day: Math.min(day, lastDay) };
}

function addWorkingDays(date: CalendarDate, amount: number): CalendarDate {
  const step = Math.sign(amount);
  let day = dayNumber(date);
  for (let left = Math.abs(amount); left > 0; ) {
    day += step;
    if (isWorkingDay(day)) left -= 1;
  }
  return fromDayNumber(day);
}

/** Day 0, 1 January 1970, was a Thursday. */
function isWorkingDay(day: number): boolean {
  const weekday = (((day + 4) % 7) + 7) % 7;
  return weekday !== 0 && weekday !== 6;
}
