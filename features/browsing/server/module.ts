import { registerTool } from "#features/tools/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import type { BrowsingOptions } from "./browsing-options.ts";
import { readWebPageTool } from "./read-web-page.tool.ts";
import { searchProviderOf } from "./search/search-provider.ts";
import { webSearchTool } from "./search/web-search.tool.ts";

/** The browsing feature: registers the tools that search the web and read pages. */
export function createBrowsingModule(options: BrowsingOptions): Module {
  const { search = { provider: "none" }, isOpenToVisitors = false } = options;
  const page = readWebPageTool(options);
  const results = webSearchTool(searchProviderOf(search), { isOpenToVisitors });
  return {
    name: "browsing",
    start(services) {
      registerTool(services, "browsing", page);
      registerTool(services, "browsing", results);
    },
  };
}

export const browsingModule: Module = createBrowsingModule({});
