import { acceptableUse } from "./acceptable-use.ts";
import { cookies } from "./cookies.ts";
import { dpa } from "./dpa.ts";
import { imprint } from "./imprint.ts";
import { privacy } from "./privacy.ts";
import { security } from "./security.ts";
import { subprocessors } from "./subprocessors.ts";
import { terms } from "./terms.ts";

/** The default legal texts in German. */
export const germanLegalTexts = {
  terms,
  privacy,
  cookies,
  dpa,
  acceptableUse,
  security,
  subprocessors,
  imprint,
};
