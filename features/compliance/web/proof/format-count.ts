import { localeOf } from "#platform/web/language/locale.ts";
import { readPageLanguage } from "#platform/web/language/page-language.ts";

export function formatCount(count: number): string {
  return count.toLocaleString(localeOf[readPageLanguage()]);
}
