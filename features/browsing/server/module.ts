import { defaultFileSettings } from "#features/files/server/index.ts";
import { registerTool } from "#features/tools/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import { browsingActs } from "./acts.ts";
import { archivedPictures } from "./browser/archived-pictures.ts";
import { browserRoutes } from "./browser/browser.routes.ts";
import { sealedBrowserSecrets } from "./browser/secrets/secret.repository.ts";
import { secretRoutes } from "./browser/secrets/secret.routes.ts";
import { createBrowserSessions, provideSessions, sessionsOf } from "./browser/sessions.ts";
import { registerBrowserTools } from "./browser/tools/register-browser-tools.ts";
import type { BrowsingOptions } from "./browsing-options.ts";
import { readWebPageTool } from "./read-web-page.tool.ts";
import { searchProviderOf } from "./search/search-provider.ts";
import { webSearchTool } from "./search/web-search.tool.ts";

/** The browsing feature: the tools that search the web, read pages, and act in a live browser. */
export function createBrowsingModule(options: BrowsingOptions): Module {
  const { search = { provider: "none" }, isOpenToVisitors = false, browser } = options;
  const page = readWebPageTool(options);
  const results = webSearchTool(searchProviderOf(search), { isOpenToVisitors });
  return {
    name: "browsing",
    acts: browsingActs,
    routes: [browserRoutes, secretRoutes],
    sealed: [sealedBrowserSecrets],
    retention: [
      { table: "browser_pictures", column: "created_at", keepFor: { days: 30 } },
      { table: "browser_sessions", column: "ended_at", keepFor: { days: 30 } },
      { table: "browser_orders", column: "created_at", keepFor: { hours: 1 }, isTechnical: true },
    ],
    erasable: [
      { table: "browser_pictures", columns: ["workspace_id", "user_id"] },
      { table: "browser_secrets", columns: ["workspace_id", "user_id"], isNaming: true },
      { table: "browser_orders", columns: ["workspace_id"] },
      { table: "browser_sessions", columns: ["workspace_id", "user_id"] },
    ],
    archived: [archivedPictures],
    start(services) {
      registerTool(services, "browsing", page);
      registerTool(services, "browsing", results);
      if (!browser) return;
      const sessions = createBrowserSessions(services, {
        ...browser,
        allowedOrigins: options.allowedOrigins ?? [],
      });
      provideSessions(services, sessions);
      if (browser.chromiumPath) {
        registerBrowserTools(services, sessions, { ...options, files: options.files ?? defaultFileSettings });
      }
    },
    stop: (services) => sessionsOf(services)?.stop(),
  };
}

export const browsingModule: Module = createBrowsingModule({});
