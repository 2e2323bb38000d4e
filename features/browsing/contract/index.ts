export { ReadWebPageInput } from "./read-web-page-input.ts";
