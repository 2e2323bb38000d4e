import type { Language } from "../../../contract/content/language.ts";
import type { LegalBody } from "../../../contract/content/legal-body.ts";
import type { LegalType } from "../../../contract/legal-type.ts";
import { germanLegalTexts as de } from "./de/german-legal-texts.ts";
import { englishLegalTexts as en } from "./en/english-legal-texts.ts";

/** The default legal texts. They describe what the product does. The operator adapts them. */
export const legalSeeds: { [Type in LegalType as `legal.${Type}`]: { [L in Language]: LegalBody } } = {
  "legal.terms": { en: en.terms, de: de.terms },
  "legal.privacy": { en: en.privacy, de: de.privacy },
  "legal.cookies": { en: en.cookies, de: de.cookies },
  "legal.dpa": { en: en.dpa, de: de.dpa },
  "legal.acceptable-use": { en: en.acceptableUse, de: de.acceptableUse },
  "legal.security": { en: en.security, de: de.security },
  "legal.subprocessors": { en: en.subprocessors, de: de.subprocessors },
  "legal.imprint": { en: en.imprint, de: de.imprint },
};
