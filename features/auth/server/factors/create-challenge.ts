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

/** What a challenge of one kind of factor keeps, and what it tells the client. */
export interface MadeChallenge {
  codeHash?: Buffer;
  webauthnChallenge?: string;
  answer?: JsonObject;
}

/** Sends a code to the factor's phone; throws when the last one is too young. */
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

/** Bound to its challenge, so that equal codes of two people do not look alike. */
export function hashOfCode(challengeId: string, code: string): Buffer {
  return createHash("sha256").update(`${challengeId}:${code}`).digest();
}

/**
 * Asks a new security key to be the factor, or the one that is the factor to sign. The factor's id stands for the
 * person, so that a device that already holds a passkey of theirs does not write over it.
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
