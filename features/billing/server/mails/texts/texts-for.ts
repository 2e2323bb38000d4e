import type { JsonObject } from "#platform/contract/json.ts";
import { chooseTexts } from "#platform/server/mail/letter/choose-texts.ts";
import type { BillingTexts } from "./billing-texts.ts";
import { english } from "./english.ts";

const catalogue = { en: english };

/** Texts in the `locale` of the person's metadata, or in English. */
export function textsFor(metadata: JsonObject): BillingTexts {
  return chooseTexts(catalogue, metadata);
}
