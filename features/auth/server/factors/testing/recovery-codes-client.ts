import { randomBytes } from "node:crypto";
import { GoTrueClient } from "@supabase/auth-js";
import type { AuthTestServer } from "../../testing.ts";

/** A client with the recovery-code calls enabled. */
export function recoveryCodesClient({ url, publishableKey }: AuthTestServer): GoTrueClient {
  return new GoTrueClient({
    url: `${url}/auth/v1`,
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    autoRefreshToken: false,
    persistSession: false,
    storageKey: randomBytes(6).toString("hex"),
    experimental: { recoveryCodes: true },
  });
}
