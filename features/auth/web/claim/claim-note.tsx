import { useTexts } from "#platform/web/language/texts.ts";
import { claimTexts } from "./texts/claim-texts.ts";

/** Says to a visitor what the one-time link of the first start does after sign-in. */
export function ClaimNote() {
  return <p className="mb-5 text-md text-ink-2">{useTexts(claimTexts).before}</p>;
}
