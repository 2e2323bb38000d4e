import { authClient } from "./auth-client.ts";
import type { Credentials } from "./credentials.ts";
import { setSigningIn } from "./signing-in.ts";

/** Signs in without an announcement; the caller makes its own. Returns the refusal, if any. */
export async function signInWithPassword(credentials: Credentials): Promise<Error | undefined> {
  setSigningIn(true);
  try {
    const { error } = await authClient.signInWithPassword(credentials);
    return error ?? undefined;
  } finally {
    setSigningIn(false);
  }
}
