import { PostgrestClient } from "@supabase/postgrest-js";
import { watchedFetch } from "#platform/web/api/reachability.ts";
import { withPublishableKey } from "#platform/web/api/with-publishable-key.ts";
import { getSessionToken } from "./session.ts";

/** The client of `/rest/v1`, as the signed-in user or as a visitor. */
export const dataClient = new PostgrestClient(`${location.origin}/rest/v1`, {
  fetch: (input, init) =>
    withPublishableKey(async (key) => {
      const headers = new Headers(init?.headers);
      headers.set("apikey", key);
      headers.set("authorization", `Bearer ${(await getSessionToken()) ?? key}`);
      return watchedFetch(input, { ...init, headers });
    }),
});
