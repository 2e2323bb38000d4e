import type { JsonObject } from "#platform/contract/json.ts";
import { chooseTexts } from "#platform/server/mail/letter/choose-texts.ts";
import type { AuthTexts } from "./auth-texts.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";

const catalogue = { en: english, de: german };

/** The texts in the language that the person's metadata name as `locale`; English for any that is not there. */
export function textsFor(metadata: JsonObject): AuthTexts {
  return chooseTexts(catalogue, metadata);
}
