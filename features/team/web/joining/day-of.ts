import { readPageLanguage } from "#platform/web/language/page-language.ts";

/** A day as people write it: `5 December 2026`, `5. Dezember 2026`. */
export function dayOf(at: string): string {
  const language = readPageLanguage() === "de" ? "de" : "en-GB";
  return new Date(at).toLocaleDateString(language, { day: "numeric", month: "long", year: "numeric" });
}
