import { authClient } from "../auth-client.ts";
import { setSigningIn } from "../signing-in.ts";
import { announceSignIn, announceSignInFailure } from "./announce-sign-in.ts";
import { loadAuthWays } from "./auth-settings.ts";

/** Shorter than the service waits for an answer, so that whoever comes back to an old page is not refused. */
const renewMs = 4 * 60_000;

/** Signs in whoever chooses a passkey where the e-mail address is completed; returns when the offer has ended. */
export async function awaitOfferedPasskey(signal: AbortSignal): Promise<void> {
  if (!(await canOffer()) || !(await loadAuthWays()).hasPasskeys) return;
  while (!signal.aborted) {
    const renewal = AbortSignal.any([signal, AbortSignal.timeout(renewMs)]);
    const chosen = await askForPasskey(renewal);
    if (chosen && (await signIn(chosen))) return;
  }
}

type ChosenPasskey = Parameters<typeof authClient.passkey.verifyAuthentication>[0];

/** Also false in browsers that know passkeys and cannot offer them in a field. */
async function canOffer(): Promise<boolean> {
  const canRead = typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function";
  return canRead && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/** Undefined when the signal ended it; throws when the service or the browser refused. */
async function askForPasskey(signal: AbortSignal): Promise<ChosenPasskey | undefined> {
  const { data, error } = await authClient.passkey.startAuthentication();
  if (error) throw error;
  // The service asks for no extensions.
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

/** The client library has types of its own for what browsers answer. */
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
