/** Languages in which pages speak; the first is the one of a page that says nothing of it. */
export const languages = ["en", "de"] as const;

export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
