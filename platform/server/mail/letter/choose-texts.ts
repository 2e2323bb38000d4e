import type { JsonObject } from "#platform/contract/json.ts";

/** The texts in the language of the person's metadata (`locale`). Falls back to English. */
export function chooseTexts<Texts>(
  catalogue: { en: Texts } & Partial<Record<string, Texts>>,
  { locale }: JsonObject,
): Texts {
  if (typeof locale !== "string") return catalogue.en;
  const language = locale.slice(0, 2).toLowerCase();
  return (Object.hasOwn(catalogue, language) && catalogue[language]) || catalogue.en;
}
