import type { AuthTexts } from "./english.ts";
import { forms } from "./german/forms.ts";
import { mail } from "./german/mail.ts";
import { page } from "./german/page.ts";
import { refusals } from "./german/refusals.ts";
import { ways } from "./german/ways.ts";

export const german: AuthTexts = { page, forms, ways, mail, refusals };
