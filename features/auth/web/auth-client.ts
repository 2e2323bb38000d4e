import { GoTrueClient } from "@supabase/auth-js";
import { watchedFetch } from "#platform/web/api/reachability.ts";
import { withPublishableKey } from "#platform/web/api/with-publishable-key.ts";
import { landing, withoutLanding } from "./links/landing.ts";
import { withLocalExpiry } from "./local-expiry.ts";
import { noteEnd } from "./session-end.ts";
import { sessionStore } from "./session-store.ts";

/** `sb-<first label of the host name>-auth-token`, the session key of all Supabase clients. */
export const sessionKey = `sb-${location.hostname.split(".")[0]}-auth-token`;

/** The client of `/auth/v1`. It loads the publishable key with its first call. */
export const authClient = new GoTrueClient({
  url: `${location.origin}/auth/v1`,
  storageKey: sessionKey,
  storage: sessionStore,
  autoRefreshToken: true,
  persistSession: true,
  detectSessionInUrl: true,
  flowType: "implicit",
  experimental: { recoveryCodes: true },
  fetch: fetchFromService,
});

// The client has read the address; tokens must not stay in the history.
if (landing) history.replaceState(history.state, "", withoutLanding(location));

let refreshes = 0;

/** Number of refreshes this tab has requested. */
export const refreshesBegun = () => refreshes;

/** Calls the auth service as a visitor, unless the request carries its own credential. */
export async function fetchFromService(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (String(input).includes("grant_type=refresh_token")) refreshes += 1;
  const response = await withPublishableKey((key) => {
    const headers = new Headers(init?.headers);
    headers.set("apikey", key);
    if (!headers.has("authorization")) headers.set("authorization", `Bearer ${key}`);
    return watchedFetch(input, { ...init, headers });
  });
  noteEnd(String(input), response);
  return withLocalExpiry(response);
}
