import type { LegalText } from "../legal-document.repository.ts";
import { acceptableUse } from "./acceptable-use.ts";
import { cookies } from "./cookies.ts";
import { dpa } from "./dpa.ts";
import { imprint } from "./imprint.ts";
import { privacy } from "./privacy.ts";
import { security } from "./security.ts";
import { subprocessors } from "./subprocessors.ts";
import { terms } from "./terms.ts";

/** First versions of all legal texts. They say what the product does; the operator makes them its own. */
export const legalTexts: LegalText[] = [
  terms,
  privacy,
  cookies,
  dpa,
  acceptableUse,
  security,
  subprocessors,
  imprint,
];
