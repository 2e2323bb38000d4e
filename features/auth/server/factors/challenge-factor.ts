import type { JsonObject } from "#platform/contract/json.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { authErrors } from "../errors.ts";
import { orThrow } from "../refusal.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { findUser } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";
import { auditFactor } from "./audit-factor.ts";
import { insertChallenge } from "./challenge.repository.ts";
import { requireVerifyEnabled } from "./check-factor-type.ts";
import { createPhoneChallenge, createWebauthnChallenge, type MadeChallenge } from "./create-challenge.ts";
import { factorAccess } from "./factor.access.ts";
import { lockFactor, updateFactorRow } from "./factor.repository.ts";
import type { Factor } from "./factor.ts";
import { findLock } from "./factor-lockout.ts";

export interface ChallengeFactor {
  factorId: string;
  service: AuthServiceOptions;
}

/**
 * Creates a challenge for the caller's factor. It is answered once, in time, and from the same network. Refused while
 * wrong codes have locked the factor.
 */
export const challengeFactor = command(
  "factor.challenge",
  factorAccess.challenge,
  async (ctx, { factorId, service }: ChallengeFactor): Promise<JsonObject> => {
    const { userId } = userOf(ctx);
    const user = (await findUser(ctx.db, userId)) ?? fail(authErrors, "user_not_found");
    const factor = (await lockFactor(ctx.db, userId, factorId)) ?? fail(authErrors, "mfa_factor_not_found");
    requireVerifyEnabled(factor.factor_type, service.settings);
    const lock = findLock(factor, ctx.now());
    if (lock) orThrow(lock);
    const [id, at] = [newId(), ctx.now()];
    const { answer, ...kept } = await make(ctx, { id, factor, user, service });
    await insertChallenge(ctx.db, { id, factorId, address: addressKey(ctx.source.ip), ...kept, at });
    await updateFactorRow(ctx.db, factorId, { challengedAt: at }, factor.updated_at);
    await auditFactor(ctx, "factor.challenged", factor);
    const expiresAt = Math.floor(at.getTime() / 1_000) + service.settings.challengeSeconds;
    return { id, type: factor.factor_type, expires_at: expiresAt, ...answer };
  },
);

async function make(
  ctx: Ctx,
  asked: { id: string; factor: Factor; user: User; service: AuthServiceOptions },
): Promise<MadeChallenge> {
  switch (asked.factor.factor_type) {
    case "phone":
      return createPhoneChallenge(ctx, asked);
    case "webauthn":
      return createWebauthnChallenge(ctx, asked);
    default:
      return {};
  }
}
