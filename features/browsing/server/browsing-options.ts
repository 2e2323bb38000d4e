import type { FileSettings, SearchSettings } from "#platform/server/config/config.ts";
import type { GuardedFetchOptions } from "#platform/server/guarded-fetch/guarded-fetch.ts";
import type { BrowserOptions } from "./browser/browser-options.ts";

/** How pages are fetched: allowed intranet servers as `host:port`, and the resolver. */
export type BrowsingOptions = Pick<GuardedFetchOptions, "allowedOrigins" | "resolve"> & {
  /** Whether demos may read pages. Default: no. */
  isOpenToVisitors?: boolean;
  /** Who searches the web. Default: nobody. */
  search?: SearchSettings;
  /** The live browser. Default: none. */
  browser?: Pick<BrowserOptions, "chromiumPath" | "sessions"> & Partial<BrowserOptions>;
  /** Limits of files that the browser downloads. Default: those of the settings. */
  files?: FileSettings;
};

/** The name for rules in a site's robots.txt. */
export const userAgentName = "Adjutant";
export const userAgent = `Mozilla/5.0 (compatible; ${userAgentName}/1.0; reads a page that a person asked for)`;
