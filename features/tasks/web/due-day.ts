import type { Language } from "#platform/web/language/language.ts";

const endOfDayTime = "23:59";
const morning = "09:00";

/** "30 Nov" or "30. Nov.", with the year when it is another one. */
export function dayOf(at: Date, language: Language, now: Date): string {
  const year = at.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(language === "de" ? "de" : "en-GB", {
    day: "numeric",
    month: "short",
    ...year,
  }).format(at);
}

/** "30 Nov, 09:00". A task that is due on a day, not at a time, is due with its last minute. */
export function dueMoment(at: Date, language: Language, now: Date): string {
  const day = dayOf(at, language, now);
  return timeField(at) === "" ? day : `${day}, ${timeField(at)}`;
}

/** `09:00` where the reader is, as a time field holds it. Empty for none, and for a whole day. */
export function fieldOfTime(at: string | null): string {
  return at ? timeField(new Date(at)) : "";
}

function timeField(at: Date): string {
  const time = `${two(at.getHours())}:${two(at.getMinutes())}`;
  return time === endOfDayTime ? "" : time;
}

/** `2026-11-30` where the reader is, as a date field holds it. Empty for none. */
export function fieldOfDay(at: string | null): string {
  if (!at) return "";
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** That time of the day where the reader is; without a time, the end of it. */
export function momentOfFields(day: string, time: string): string | null {
  const at = new Date(`${day}T${time || endOfDayTime}:00`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** When a task with these fields reminds of itself: at that time; without a time, in the morning of the day. */
export function reminderOfFields(day: string, time: string): string | null {
  return momentOfFields(day, time || morning);
}

function two(part: number): string {
  return String(part).padStart(2, "0");
}
