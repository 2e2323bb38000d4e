export { browserErrors } from "./browser-errors.ts";
export * from "./browser-routes.ts";
export { AddBrowserSecret, BrowserSecret, SecretOrigin } from "./browser-secret.ts";
export { BrowserFrame, BrowserSession, PersonInput } from "./browser-session.ts";
export { ReadWebPageInput } from "./read-web-page-input.ts";
export { WebSearchInput } from "./web-search-input.ts";
