import { ApiError } from "./api-error.ts";
import { subscribeToReachability, watchedFetch } from "./reachability.ts";
import type { paths } from "./schema.gen.ts";

export type ClientConfig = paths["/api/v1/config"]["get"]["responses"]["200"]["content"]["application/json"];

let loading: Promise<ClientConfig> | undefined;

/**
 * The installation's public settings. Fetched once; fetched again after a failure or an outage, because the
 * server may have restarted with other settings. It does not use the typed client, which waits for the
 * session, which waits for this.
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

/** Fetches the settings again. */
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
