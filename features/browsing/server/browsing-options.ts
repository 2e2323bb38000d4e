import type { GuardedFetchOptions } from "#platform/server/guarded-fetch/guarded-fetch.ts";

/** How pages are reached: servers on the intranet that an admin allows as `host:port`, and how names resolve. */
export type BrowsingOptions = Pick<GuardedFetchOptions, "allowedOrigins" | "resolve"> & {
  /** Whether visitors of the demo have pages read as well; they do not unless said. */
  isOpenToVisitors?: boolean;
};

/** The name by which a site's robots.txt can address us. */
export const userAgentName = "Adjutant";
export const userAgent = `Mozilla/5.0 (compatible; ${userAgentName}/1.0; reads a page that a person asked for)`;
