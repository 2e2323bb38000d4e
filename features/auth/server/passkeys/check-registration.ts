import type { Logger } from "#platform/server/log.ts";
import { RegistrationResponse } from "./credential-response.ts";
import type { RelyingParty } from "./relying-party.ts";

export interface RegisteredCredential {
  credentialId: string;
  publicKey: Buffer;
  signCount: number;
  transports: readonly string[];
  aaguid: string;
  isBackedUp: boolean;
}

export interface Expected {
  challenge: string;
  party: RelyingParty;
  /**
   * The authenticator has to verify the person by PIN or biometrics (WebAuthn user verification); presence
   * alone fails.
   */
  isVerificationRequired: boolean;
}

/** The new credential of a valid response to the challenge, else undefined. */
export async function checkRegistration(
  response: unknown,
  { challenge, party, isVerificationRequired }: Expected,
  log: Logger,
): Promise<RegisteredCredential | undefined> {
  const parsed = RegistrationResponse.safeParse(response);
  if (!parsed.success) return undefined;
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: parsed.data,
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: isVerificationRequired,
    });
    if (!registrationInfo) return undefined;
    const { credential, aaguid, credentialBackedUp: isBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      signCount: credential.counter,
      transports: parsed.data.response.transports,
      aaguid,
      isBackedUp,
    };
  } catch (error) {
    log.info({ err: error }, "a new credential was refused");
    return undefined;
  }
}
