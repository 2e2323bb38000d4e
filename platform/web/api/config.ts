import { ApiError } from "./api-error.ts";
import { subscribeToReachability, watchedFetch } from "./reachability.ts";
import type { paths } from "./schema.gen.ts";

export type ClientConfig = paths["/api/v1/config"]["get"]["responses"]["200"]["content"]["application/json"];

let loading: Promise<ClientConfig> | undefined;

/**
 * What the installation tells every client; asked for once, and again only after a failure, or when the server was
 * away: it may have been started anew with other settings. Not through the typed client: that one waits for the session, and the session waits for this.
 */
export function loadConfig(): Promise<ClientConfig> {
  if (loading) return loading;
  const own = readConfig().catch((error: unknown) => {
    if (loading === own) loading = undefined;
    throw error;
  });
  loading = own;
  return own;
}

/** The same, asked for anew. */
export function reloadConfig(): Promise<ClientConfig> {
  forgetConfig();
  return loadConfig();
}

subscribeToReachability(forgetConfig);

function forgetConfig(): void {
  loading = undefined;
}

async function readConfig(): Promise<ClientConfig> {
  const response = await watchedFetch("/api/v1/config");
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => undefined));
  return response.json();
}
