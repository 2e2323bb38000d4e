import { forms } from "./english/forms.ts";
import { links } from "./english/links.ts";
import { page } from "./english/page.ts";
import { ways } from "./english/ways.ts";

/** What is said before somebody is signed in. */
export const english = {
  page,
  forms,
  ways,
  links,
  /** Words of our own for refusals of the auth service, by their code; without any, its own are shown. */
  refusals: {} as Readonly<Record<string, string>>,
};

export type AuthTexts = typeof english;
