import type { Language } from "./language.ts";

/** The path of the landing page in a language. */
export function homeOf(language: Language): string {
  return language === "en" ? "/" : `/${language}`;
}
