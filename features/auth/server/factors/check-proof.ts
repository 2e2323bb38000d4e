import { timingSafeEqual } from "node:crypto";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { authErrors } from "../errors.ts";
import { checkAssertion } from "../passkeys/check-assertion.ts";
import { checkRegistration } from "../passkeys/check-registration.ts";
import {
  insertCredential,
  listFactorCredentials,
  touchCredential,
} from "../passkeys/credential.repository.ts";
import { relyingParty } from "../passkeys/relying-party.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { Challenge } from "./challenge.repository.ts";
import { hashOfCode } from "./create-challenge.ts";
import type { FactorChange } from "./factor.repository.ts";
import type { Factor } from "./factor.ts";
import { sealedTotpSecrets } from "./sealed-totp-secrets.ts";
import { periodOfCode } from "./totp.ts";

/** The answer to a challenge: a code, or the WebAuthn response of a browser. */
export type FactorProof = { code: string } | { webauthn: { type: "create" | "request"; response: unknown } };

interface Check {
  factor: Factor;
  challenge: Challenge;
  proof: FactorProof;
  service: AuthServiceOptions;
}

/**
 * Returns the change of the factor for a correct proof, `used` for a replayed code, undefined for a wrong
 * one.
 */
export async function checkProof(ctx: Ctx, check: Check): Promise<FactorChange | "used" | undefined> {
  const { factor, challenge, proof } = check;
  if ("webauthn" in proof) {
    return factor.factor_type === "webauthn" ? checkSecurityKey(ctx, check, proof.webauthn) : undefined;
  }
  if (factor.factor_type === "totp") return checkTotp(ctx, factor, proof.code);
  return checkSentCode(challenge, proof.code) ? {} : undefined;
}

/** Each TOTP period accepts one code (RFC 6238, section 5.2), so that an onlooker cannot replay it. */
function checkTotp(ctx: Ctx, factor: Factor, code: string): FactorChange | "used" | undefined {
  if (!factor.sealed_secret) return undefined;
  const secret = ctx.services.secrets.decrypt(factor.sealed_secret, sealedTotpSecrets.context(factor.id));
  const totpPeriod = periodOfCode(secret, code, ctx.now());
  if (totpPeriod === undefined) return undefined;
  return totpPeriod > (factor.last_totp_period ?? -1) ? { totpPeriod } : "used";
}

function checkSentCode({ id, code_hash: expected }: Challenge, code: string): boolean {
  return expected !== null && timingSafeEqual(expected, hashOfCode(id, code.trim()));
}

async function checkSecurityKey(
  ctx: Ctx,
  { factor, challenge, service }: Check,
  { type, response }: { type: "create" | "request"; response: unknown },
): Promise<FactorChange | undefined> {
  if ((type === "create") !== (factor.status === "unverified")) return undefined;
  const expected = {
    challenge: challenge.webauthn_challenge ?? fail(authErrors, "mfa_factor_not_found"),
    party: relyingParty(service.settings),
    isVerificationRequired: false,
  };
  const { log, db } = ctx;
  if (type === "create") {
    const credential = await checkRegistration(response, expected, log);
    if (!credential) return undefined;
    const { user_id: userId, id: factorId } = factor;
    const isNew = await insertCredential(db, { ...credential, id: newId(), userId, factorId, at: ctx.now() });
    return isNew ? {} : fail(authErrors, "webauthn_credential_exists");
  }
  const credential = (await listFactorCredentials(db, factor.user_id)).find(
    ({ factor_id: id }) => id === factor.id,
  );
  const signCount = credential && (await checkAssertion(response, credential, expected, log));
  if (!credential || signCount === undefined) return undefined;
  await touchCredential(db, credential.id, signCount, ctx.now());
  return {};
}
