import { readKeptLanguage } from "./kept-language.ts";
import { loadTexts } from "./texts.ts";

/** Loads a translated page together with its texts, so that it never shows English first. */
export function withTexts<Page>(loadPage: () => Promise<Page>): () => Promise<Page> {
  return async () => {
    const page = await loadPage();
    await loadTexts(readKeptLanguage());
    return page;
  };
}
