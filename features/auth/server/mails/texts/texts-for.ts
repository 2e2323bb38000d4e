import type { JsonObject } from "#platform/contract/json.ts";
import { chooseTexts } from "#platform/server/mail/letter/choose-texts.ts";
import type { AuthTexts } from "./auth-texts.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";

const catalogue = { en: english, de: german };

/** Texts in the `locale` of the person's metadata, or in English. */
export function textsFor(metadata: JsonObject): AuthTexts {
  return chooseTexts(catalogue, metadata);
}
