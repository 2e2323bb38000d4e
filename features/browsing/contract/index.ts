export { ReadWebPageInput } from "./read-web-page-input.ts";
export { WebSearchInput } from "./web-search-input.ts";
