import type { JsonObject } from "#platform/contract/json.ts";
import { chooseTexts } from "#platform/server/mail/letter/choose-texts.ts";
import type { BillingTexts } from "./billing-texts.ts";
import { english } from "./english.ts";

const catalogue = { en: english };

/** The texts in the language that the person's metadata name as `locale`; English for any that is not there. */
export function textsFor(metadata: JsonObject): BillingTexts {
  return chooseTexts(catalogue, metadata);
}
