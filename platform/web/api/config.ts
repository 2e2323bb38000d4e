import { ApiError } from "./api-error.ts";
import { watchedFetch } from "./reachability.ts";
import type { paths } from "./schema.gen.ts";

export type ClientConfig = paths["/api/v1/config"]["get"]["responses"]["200"]["content"]["application/json"];

let loading: Promise<ClientConfig> | undefined;

/**
 * What the installation tells every client; asked for once, and again only after a failure.
 * Not through the typed client: that one waits for the session, and the session waits for this.
 */
export function loadConfig(): Promise<ClientConfig> {
  loading ??= readConfig().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function readConfig(): Promise<ClientConfig> {
  const response = await watchedFetch("/api/v1/config");
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => undefined));
  return response.json();
}
