import type { JsonObject } from "#platform/contract/json.ts";

/** Of a catalogue by languages, the texts for the language that a person's metadata name as `locale`; English else. */
export function chooseTexts<Texts>(
  catalogue: { en: Texts } & Partial<Record<string, Texts>>,
  { locale }: JsonObject,
): Texts {
  if (typeof locale !== "string") return catalogue.en;
  const language = locale.slice(0, 2).toLowerCase();
  return (Object.hasOwn(catalogue, language) && catalogue[language]) || catalogue.en;
}
