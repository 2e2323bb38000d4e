import { keepLanguage, readKeptLanguage } from "./kept-language.ts";
import type { Language } from "./language.ts";
import { isPageTranslated, setPageLanguage } from "./page-language.ts";
import { loadTexts } from "./texts.ts";

/** The person wants to read another language, here and on the pages to come. */
export async function chooseLanguage(language: Language): Promise<void> {
  keepLanguage(language);
  await loadTexts(language);
  // Whoever chose another one meanwhile, or went on to a page without it, is not called back.
  if (readKeptLanguage() === language && isPageTranslated()) setPageLanguage(language);
}
