export { tryBrowser } from "./browser/try-browser.ts";
export { type FetchedDocument, fetchDocument, type KnownAnswer } from "./fetch-document.ts";
export { readWebPageTool } from "./read-web-page.tool.ts";
export { type KnownText, registerKnownTexts } from "./search/known-texts.ts";
export { searchProviderOf } from "./search/search-provider.ts";
