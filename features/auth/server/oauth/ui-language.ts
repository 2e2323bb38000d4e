import { type AccountLanguage, accountLanguages } from "../../contract/account-language.ts";

/** The page's language, the first of `ui_locales`. Undefined if mails are not written in it. */
export function uiLanguage(uiLocales: unknown): AccountLanguage | undefined {
  if (typeof uiLocales !== "string") return undefined;
  const [first] = uiLocales.toLowerCase().split(/[ -]/);
  return accountLanguages.find((language) => language === first);
}
