import { readKeptLanguage } from "./kept-language.ts";
import { loadTexts } from "./texts.ts";

/** Loads a page of several languages: it is there when its texts are, so that it never speaks English first. */
export function withTexts<Page>(loadPage: () => Promise<Page>): () => Promise<Page> {
  return async () => {
    const page = await loadPage();
    await loadTexts(readKeptLanguage());
    return page;
  };
}
