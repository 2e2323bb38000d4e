import { isAuthApiError } from "@supabase/auth-js";
import { authClient } from "./auth-client.ts";
import { expectOwnEnd } from "./session-end.ts";

/**
 * Ends the session of this browser; it is forgotten here even when the server cannot be told. False then: the session
 * goes on there, though nothing on this device opens it any more.
 */
export async function signOut(): Promise<boolean> {
  expectOwnEnd(true);
  const { error } = await authClient.signOut({ scope: "local" });
  // Refused it is for a session that has ended already.
  return !error || (isAuthApiError(error) && error.status < 500);
}
