import { authClient } from "../auth-client.ts";
import { setSigningIn } from "../signing-in.ts";
import { authTexts } from "../texts/auth-texts.ts";
import { announceSignIn, announceSignInFailure } from "./announce-sign-in.ts";
import { isCancelled } from "./is-cancelled.ts";
import { withoutOffer } from "./offered-passkeys.ts";

/** Lets the person choose a passkey, signs in and announces the result. */
export async function signInWithPasskey(): Promise<void> {
  setSigningIn(true);
  try {
    const { data, error } = await withoutOffer(() => authClient.signInWithPasskey());
    if (!error) announceSignIn(data.session);
    else announceSignInFailure(error, isCancelled(error) ? authTexts.read().ways.noPasskey : undefined);
  } finally {
    setSigningIn(false);
  }
}
