import { ToolError } from "../tool-error.ts";
import { addToDate, type CalendarDate, dateInZone, dayNumber, offsetMinutes } from "./zoned-date.ts";

const feasts: Record<string, [month: number, day: number]> = {
  christmas: [12, 25],
  "christmas day": [12, 25],
  xmas: [12, 25],
  "christmas eve": [12, 24],
  "boxing day": [12, 26],
  "new year": [1, 1],
  "new year's day": [1, 1],
  "new years": [1, 1],
  "new year's eve": [12, 31],
  halloween: [10, 31],
  "valentine's day": [2, 14],
};

/** Days from Easter Sunday. */
const aroundEaster: Record<string, number> = {
  easter: 0,
  "easter sunday": 0,
  "good friday": -2,
  "easter monday": 1,
  "ascension day": 39,
  "whit sunday": 49,
  "whit monday": 50,
};

/** Parses a day ("2026-12-24", "next Friday", "Christmas") relative to `now` in `timeZone`. */
export async function parseDate(text: string, now: Date, timeZone: string): Promise<CalendarDate> {
  const today = dateInZone(now, timeZone);
  const wanted = text
    .trim()
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/^the\s+/, "")
    .replace(/[?.!]+$/, "");
  if (wanted === "" || wanted === "today" || wanted === "now") return today;

  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(wanted);
  if (iso) return existing({ year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }, text);

  const endOf = /^end of (?:the |this )?(year|month)$/.exec(wanted);
  if (endOf) return lastDayOf(today, endOf[1] === "year");
  const [, name = wanted, year] = /^(.*?)\s+(\d{4})$/.exec(wanted) ?? [];
  const feast = feasts[name];
  if (feast) return nextFeast(feast, today, year ? Number(year) : undefined);
  const fromEaster = aroundEaster[name];
  if (fromEaster !== undefined) return nextAroundEaster(fromEaster, today, year ? Number(year) : undefined);

  const chrono = await import("chrono-node/en");
  const reference = { instant: now, timezone: offsetMinutes(now, timeZone) };
  const found = chrono.parse(text, reference, { forwardDate: true })[0]?.start;
  const parsed = { year: found?.get("year"), month: found?.get("month"), day: found?.get("day") };
  if (!parsed.year || !parsed.month || !parsed.day) throw notADate(text);
  return existing({ year: parsed.year, month: parsed.month, day: parsed.day }, text);
}

function nextFeast([month, day]: [number, number], today: CalendarDate, year?: number): CalendarDate {
  const wanted = { year: year ?? today.year, month, day };
  return year || dayNumber(wanted) >= dayNumber(today) ? wanted : { ...wanted, year: wanted.year + 1 };
}

function nextAroundEaster(distance: number, today: CalendarDate, year?: number): CalendarDate {
  const wanted = addToDate(easterOf(year ?? today.year), distance, "day");
  if (year || dayNumber(wanted) >= dayNumber(today)) return wanted;
  return addToDate(easterOf(today.year + 1), distance, "day");
}

/** Easter Sunday by the Gregorian computus of Butcher. */
function easterOf(year: number): CalendarDate {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const day = epact + weekday - 7 * late + 114;
  return { year, month: Math.floor(day / 31), day: (day % 31) + 1 };
}

function lastDayOf({ year, month }: CalendarDate, isYear: boolean): CalendarDate {
  if (isYear) return { year, month: 12, day: 31 };
  return { year, month, day: new Date(Date.UTC(year, month, 0)).getUTCDate() };
}

function existing(date: CalendarDate, text: string): CalendarDate {
  const check = new Date(Date.UTC(date.year, date.month - 1, date.day));
  if (check.getUTCMonth() !== date.month - 1 || check.getUTCDate() !== date.day) throw notADate(text);
  return date;
}

function notADate(text: string): ToolError {
  return new ToolError(
    "current_time.not_a_date",
    `"${text.slice(0, 80)}" does not name a day that is known here.`,
  );
}
