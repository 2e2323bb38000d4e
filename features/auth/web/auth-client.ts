import { GoTrueClient } from "@supabase/auth-js";
import { watchedFetch } from "#platform/web/api/reachability.ts";
import { withPublishableKey } from "#platform/web/api/with-publishable-key.ts";
import { landing, withoutLanding } from "./links/landing.ts";
import { isExpected, readOfferedSession } from "./links/offered-session.ts";
import { withLocalExpiry } from "./local-expiry.ts";
import { askForProof, wantsProof } from "./proof/proof-request.ts";
import { noteEnd } from "./session-end.ts";
import { sessionStore } from "./session-store.ts";

/** `sb-<first label of the host name>-auth-token`, the session key of all Supabase clients. */
export const sessionKey = `sb-${location.hostname.split(".")[0]}-auth-token`;

const offered = readOfferedSession(location);
const isTaken = offered !== undefined && isExpected(offered, location, sessionKey);

/** A session that a link brought here and that the person has to accept first. */
export const questionedSession = isTaken ? undefined : offered;

/** The client of `/auth/v1`. It loads the publishable key with its first call. */
export const authClient = new GoTrueClient({
  url: `${location.origin}/auth/v1`,
  storageKey: sessionKey,
  storage: sessionStore,
  autoRefreshToken: true,
  persistSession: true,
  // It takes no session of a stranger, and an error in the address leaves the stored session alone.
  detectSessionInUrl: () => isTaken,
  flowType: "implicit",
  experimental: { recoveryCodes: true },
  fetch: fetchFromService,
});

// The client has read the address; tokens must not stay in the history.
if (landing) history.replaceState(history.state, "", withoutLanding(location));

let refreshes = 0;

/** Number of refreshes this tab has requested. */
export const refreshesBegun = () => refreshes;

/**
 * Calls the auth service as a visitor, unless the request carries its own credential. A change that needs a new
 * proof of the person waits for it and is then repeated.
 */
export async function fetchFromService(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await send(input, init);
  return wantsProof(response) && (await askForProof()) ? send(input, init) : response;
}

async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
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
