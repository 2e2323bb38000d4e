/** The supported languages. The first is the default. */
export const languages = ["en", "de"] as const;

export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
