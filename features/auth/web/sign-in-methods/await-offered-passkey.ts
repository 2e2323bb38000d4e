import { authClient } from "../auth-client.ts";
import { setSigningIn } from "../signing-in.ts";
import { announceSignIn, announceSignInFailure } from "./announce-sign-in.ts";
import { loadSignInMethods } from "./auth-settings.ts";

/** Shorter than the challenge's lifetime, so that a passkey chosen on an old page is not refused. */
const renewMs = 4 * 60_000;

/**
 * Offers passkeys in the e-mail field's autofill (WebAuthn conditional UI) and signs in with the chosen one.
 * Returns when the offer has ended.
 */
export async function awaitOfferedPasskey(signal: AbortSignal): Promise<void> {
  if (!(await canOffer()) || !(await loadSignInMethods()).hasPasskeys) return;
  while (!signal.aborted) {
    const renewal = AbortSignal.any([signal, AbortSignal.timeout(renewMs)]);
    const chosen = await askForPasskey(renewal);
    if (chosen && (await signIn(chosen))) return;
  }
}

type ChosenPasskey = Parameters<typeof authClient.passkey.verifyAuthentication>[0];

/** Also false in browsers with passkeys but without conditional UI. */
async function canOffer(): Promise<boolean> {
  const canRead = typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function";
  return canRead && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/** Undefined when the signal ended it. Throws when the service or the browser refused. */
async function askForPasskey(signal: AbortSignal): Promise<ChosenPasskey | undefined> {
  const { data, error } = await authClient.passkey.startAuthentication();
  if (error) throw error;
  // The service requests no extensions.
  const { extensions: _, ...asked } = data.options;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
  try {
    const credential = await navigator.credentials.get({ publicKey, mediation: "conditional", signal });
    if (!(credential instanceof PublicKeyCredential)) return undefined;
    const answer: unknown = credential.toJSON();
    return isAnswer(answer) ? { challengeId: data.challenge_id, credential: answer } : undefined;
  } catch (failure) {
    if (signal.aborted) return undefined;
    throw failure;
  }
}

/** The client library has its own types for browser responses. */
function isAnswer(json: unknown): json is ChosenPasskey["credential"] {
  return typeof json === "object" && json !== null && "response" in json;
}

async function signIn(chosen: ChosenPasskey): Promise<boolean> {
  setSigningIn(true);
  try {
    const { data, error } = await authClient.passkey.verifyAuthentication(chosen);
    if (error) announceSignInFailure(error);
    else announceSignIn(data.session);
    return !error;
  } finally {
    setSigningIn(false);
  }
}
