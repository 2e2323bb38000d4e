import type { JsonObject } from "#platform/contract/json.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { authErrors } from "../errors.ts";
import { findUser, lockUser } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";
import { auditFactor } from "./audit-factor.ts";
import { checkNewFactor, type NewFactorRequest } from "./check-new-factor.ts";
import { deleteUnverifiedFactors } from "./delete-unverified-factors.ts";
import { factorAccess } from "./factor.access.ts";
import { insertFactor, listFactors } from "./factor.repository.ts";
import { sealedTotpSecrets } from "./sealed-totp-secrets.ts";
import { newTotp } from "./totp.ts";

export interface EnrollFactor extends NewFactorRequest {
  type: "totp" | "phone" | "webauthn";
  /** Name of the service in the authenticator app; empty for the host of the site. */
  issuer: string;
  /** Digits only; for phone factors. */
  phone: string;
}

/** Starts the enrolment of a factor of the caller. It counts once verified. Only this answer holds the secret. */
export const enrollFactor = command(
  "factor.enroll",
  factorAccess.enroll,
  async (ctx, input: EnrollFactor): Promise<JsonObject> => {
    const { type, friendlyName, service, phone } = input;
    const { userId } = userOf(ctx);
    await lockUser(ctx.db, userId);
    const user = (await findUser(ctx.db, userId)) ?? fail(authErrors, "user_not_found");
    if (type === "phone") await replaceUnverified(ctx, userId, phone);
    await checkNewFactor(ctx, { friendlyName, service });

    const id = newId();
    const totp =
      type === "totp"
        ? newTotp(input.issuer || new URL(service.settings.siteUrl).host, accountOf(user))
        : undefined;
    await insertFactor(ctx.db, {
      id,
      userId,
      type,
      friendlyName,
      ...(totp
        ? { sealedSecret: ctx.services.secrets.encrypt(totp.secret, sealedTotpSecrets.context(id)) }
        : {}),
      ...(type === "phone" ? { phone } : {}),
      at: ctx.now(),
    });
    await auditFactor(ctx, "factor.enrolled", { id, user_id: userId, factor_type: type });
    return {
      id,
      type,
      friendly_name: friendlyName,
      ...(totp ? { totp: { qr_code: totp.qrCode, secret: totp.secret, uri: totp.uri } } : {}),
      ...(type === "phone" ? { phone } : {}),
    };
  },
);

function accountOf(user: User): string {
  return user.email || user.phone || user.id;
}

/** A number belongs to one factor: a verified one stays, an unverified one is replaced. */
async function replaceUnverified(ctx: Ctx, userId: string, phone: string): Promise<void> {
  const same = (await listFactors(ctx.db, userId)).filter((factor) => factor.phone === phone);
  if (same.some(({ status }) => status === "verified")) fail(authErrors, "mfa_verified_factor_exists");
  await deleteUnverifiedFactors(ctx, same);
}
