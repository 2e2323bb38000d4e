import { z } from "zod";
import type { JsonObject } from "#platform/contract/json.ts";
import { accountLanguages } from "../../contract/account-language.ts";

const Told = z.enum(accountLanguages);

/**
 * Metadata with the language of the page on which an account is opened. Empty if the page told none that mails are
 * written in: the page is not trusted, and a foreign client tells none.
 */
export function toldLanguage(told: unknown): JsonObject {
  const language = Told.safeParse(told);
  return language.success ? { locale: language.data } : {};
}
