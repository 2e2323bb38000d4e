import { PostgrestClient } from "@supabase/postgrest-js";
import { loadConfig } from "#platform/web/api/config.ts";
import { watchedFetch } from "#platform/web/api/reachability.ts";
import { getSessionToken } from "./session.ts";

/** The client of `/rest/v1`, as the signed-in user or, before that, as a visitor. */
export const dataClient = new PostgrestClient(`${location.origin}/rest/v1`, {
  fetch: async (input, init) => {
    const { publishableKey } = await loadConfig();
    const headers = new Headers(init?.headers);
    headers.set("apikey", publishableKey);
    headers.set("authorization", `Bearer ${(await getSessionToken()) ?? publishableKey}`);
    return watchedFetch(input, { ...init, headers });
  },
});
