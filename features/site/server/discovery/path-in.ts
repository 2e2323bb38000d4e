import type { Language } from "../../contract/content/language.ts";

/** The address of a public page in a language: English at `path` itself, every other below its code. */
export function pathIn(language: Language, path: string): string {
  if (language === "en") return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}
