import { isAuthApiError } from "@supabase/auth-js";
import { queryClient } from "#platform/web/api/query-client.ts";
import { authClient } from "./auth-client.ts";
import { expectOwnEnd } from "./session-end.ts";

/**
 * Ends this browser's session and always forgets it here. False when the server was unreachable: the session
 * then continues there, without a credential on this device.
 */
export async function signOut(): Promise<boolean> {
  expectOwnEnd(true);
  // What is still being read would be refused.
  await queryClient.cancelQueries();
  const { error } = await authClient.signOut({ scope: "local" });
  // A refusal means that the session had already ended.
  return !error || (isAuthApiError(error) && error.status < 500);
}
