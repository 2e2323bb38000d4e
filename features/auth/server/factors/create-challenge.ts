import { createHash, randomInt } from "node:crypto";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import { sendAuthText } from "../mails/send-auth-text.ts";
import { listFactorCredentials } from "../passkeys/credential.repository.ts";
import { relyingParty } from "../passkeys/relying-party.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { User } from "../users/user.ts";
import type { Factor } from "./factor.ts";

/** What a challenge stores, and what it returns to the client. */
export interface MadeChallenge {
  codeHash?: Buffer;
  webauthnChallenge?: string;
  answer?: JsonObject;
}

/** Sends a code to the factor's phone. Throws when the last one is too recent. */
export async function createPhoneChallenge(
  ctx: Ctx,
  { id, factor, user, service }: { id: string; factor: Factor; user: User; service: AuthServiceOptions },
): Promise<MadeChallenge> {
  const { smsGapSeconds, smsOtpLength } = service.settings;
  const last = factor.last_challenged_at?.getTime();
  const waitMs = last === undefined ? 0 : last + smsGapSeconds * 1_000 - ctx.now().getTime();
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1_000);
    const message = `For security purposes, you can only request this after ${seconds} seconds.`;
    throw new AppError("over_sms_send_rate_limit", 429, message, { retryAfterSeconds: seconds });
  }
  const token = String(randomInt(10 ** smsOtpLength)).padStart(smsOtpLength, "0");
  await sendAuthText(ctx, { service, kind: "factor", phone: factor.phone ?? "", token, user });
  return { codeHash: hashOfCode(id, token) };
}

/** Salted with the challenge's id, so that equal codes have different hashes. */
export function hashOfCode(challengeId: string, code: string): Buffer {
  return createHash("sha256").update(`${challengeId}:${code}`).digest();
}

/**
 * Creates a WebAuthn challenge: registration of a new security key, or a signature by the enrolled one. The
 * factor's id serves as user handle, so that a device keeps the person's passkey beside it.
 */
export async function createWebauthnChallenge(
  ctx: Ctx,
  { factor, user, service }: { factor: Factor; user: User; service: AuthServiceOptions },
): Promise<MadeChallenge> {
  const { generateAuthenticationOptions, generateRegistrationOptions } = await import(
    "@simplewebauthn/server"
  );
  const { id: rpID, name: rpName } = relyingParty(service.settings);
  const timeout = service.settings.challengeSeconds * 1_000;
  const known = await listFactorCredentials(ctx.db, user.id);
  const described = ({ credential_id: id, transports }: (typeof known)[number]) => ({ id, transports });
  if (factor.status === "verified") {
    const own = known.filter(({ factor_id: id }) => id === factor.id);
    const options = await generateAuthenticationOptions({
      rpID,
      timeout,
      allowCredentials: own.map(described),
      userVerification: "preferred",
    });
    return answerOf("request", options);
  }
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    timeout,
    userID: new TextEncoder().encode(factor.id),
    userName: user.email || user.phone || user.id,
    attestationType: "none",
    excludeCredentials: known.map(described),
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
  });
  return answerOf("create", options);
}

function answerOf(type: "create" | "request", options: { challenge: string }): MadeChallenge {
  const publicKey: JsonObject = JSON.parse(JSON.stringify(options));
  return {
    webauthnChallenge: options.challenge,
    answer: { webauthn: { type, credential_options: { publicKey } } },
  };
}
