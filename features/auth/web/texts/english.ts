import { forms } from "./english/forms.ts";
import { mail } from "./english/mail.ts";
import { page } from "./english/page.ts";
import { ways } from "./english/ways.ts";

/** Texts for people who are not signed in. */
export const english = {
  page,
  forms,
  ways,
  mail,
  /** Our own texts for refusals, by code. Without one the service's text is shown. */
  refusals: {} as Readonly<Record<string, string>>,
};

export type AuthTexts = typeof english;
