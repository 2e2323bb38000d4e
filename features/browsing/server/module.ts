import { registerTool } from "#features/tools/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import type { BrowsingOptions } from "./browsing-options.ts";
import { readWebPageTool } from "./read-web-page.tool.ts";

/** The browsing feature: registers the tool that reads web pages. */
export function createBrowsingModule(options: BrowsingOptions): Module {
  const tool = readWebPageTool(options);
  return { name: "browsing", start: (services) => registerTool(services, "browsing", tool) };
}

export const browsingModule: Module = createBrowsingModule({});
