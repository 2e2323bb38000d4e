import { isAuthApiError } from "@supabase/auth-js";
import { authClient } from "./auth-client.ts";

/** Forgets the session of an account that was deleted meanwhile. The client itself knows ended sessions only. */
export async function forgetGoneAccount(error: unknown): Promise<void> {
  if (isAuthApiError(error) && error.code === "user_not_found") await authClient.signOut({ scope: "local" });
}
