import type { Language } from "./language.ts";

/** The landing page in a language. */
export function homeOf(language: Language): string {
  return language === "en" ? "/" : `/${language}`;
}
