import { authClient } from "./auth-client.ts";

/** Ends the session of this browser; it is forgotten here even when the server cannot be told. */
export async function signOut(): Promise<void> {
  await authClient.signOut({ scope: "local" });
}
