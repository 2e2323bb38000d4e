import type { Logger } from "#platform/server/log.ts";
import type { Expected } from "./check-registration.ts";
import type { Credential } from "./credential.ts";
import { AuthenticationResponse } from "./credential-response.ts";

/** The credential's new signature counter for a valid assertion, else undefined. */
export async function checkAssertion(
  response: unknown,
  credential: Credential,
  { challenge, party, isVerificationRequired }: Expected,
  log: Logger,
): Promise<number | undefined> {
  const parsed = AuthenticationResponse.safeParse(response);
  if (!parsed.success || parsed.data.id !== credential.credential_id) return undefined;
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: parsed.data,
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: isVerificationRequired,
      credential: {
        id: credential.credential_id,
        publicKey: new Uint8Array(credential.public_key),
        counter: credential.sign_count,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    log.info({ err: error }, "a signature of a credential was refused");
    return undefined;
  }
}
