export { readWebPageTool } from "./read-web-page.tool.ts";
