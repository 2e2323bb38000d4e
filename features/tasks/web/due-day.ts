import type { Language } from "#platform/web/language/language.ts";

/** "30 Nov" or "30. Nov.", with the year when it is another one. */
export function dayOf(at: Date, language: Language, now: Date): string {
  const year = at.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(language === "de" ? "de" : "en-GB", {
    day: "numeric",
    month: "short",
    ...year,
  }).format(at);
}

/** `2026-11-30` where the reader is, as a date field holds it. Empty for none. */
export function fieldOfDay(at: string | null): string {
  if (!at) return "";
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The end of that day where the reader is. */
export function endOfDay(field: string): string | null {
  const at = new Date(`${field}T23:59:00`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
