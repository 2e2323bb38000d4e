import { localeOf } from "#platform/web/language/locale.ts";
import { readPageLanguage } from "#platform/web/language/page-language.ts";

/** "5 Dec 2026" in the page's language and the reader's time zone. */
export function formatDay(at: string): string {
  return new Intl.DateTimeFormat(localeOf[readPageLanguage()], { dateStyle: "medium" }).format(new Date(at));
}
