import type { Language } from "../../contract/content/language.ts";

/** The path of a public page in a language: English at `path` itself, others below their code. */
export function pathIn(language: Language, path: string): string {
  if (language === "en") return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}
