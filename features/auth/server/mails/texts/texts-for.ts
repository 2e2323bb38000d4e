import type { JsonObject } from "#platform/contract/json.ts";
import type { AuthTexts } from "./auth-texts.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";

const languages: Record<string, AuthTexts> = { en: english, de: german };

/** The texts in the language that the person's metadata name as `locale`; English for any that is not there. */
export function textsFor(metadata: JsonObject): AuthTexts {
  const { locale } = metadata;
  if (typeof locale !== "string") return english;
  return languages[locale.slice(0, 2).toLowerCase()] ?? english;
}
