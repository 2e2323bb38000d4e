import { keepLanguage, readKeptLanguage } from "./kept-language.ts";
import type { Language } from "./language.ts";
import { isPageTranslated, setPageLanguage } from "./page-language.ts";
import { loadTexts } from "./texts.ts";

/** Switches the language of this page and stores the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  keepLanguage(language);
  await loadTexts(language);
  // Ignored when the person chose again meanwhile, or moved to an untranslated page.
  if (readKeptLanguage() === language && isPageTranslated()) setPageLanguage(language);
}
