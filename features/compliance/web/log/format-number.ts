import { localeOf } from "#platform/web/language/locale.ts";
import { readPageLanguage } from "#platform/web/language/page-language.ts";

/** The number of an event as people quote it: `#70,412`. */
export function formatNumber(number: number): string {
  return `#${number.toLocaleString(localeOf[readPageLanguage()])}`;
}

/** A moment with its day, in the reader's time zone. */
export function formatMoment(at: Date): string {
  return at.toLocaleString(localeOf[readPageLanguage()], { dateStyle: "medium", timeStyle: "medium" });
}
