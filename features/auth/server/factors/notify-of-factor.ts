import type { Ctx } from "#platform/server/context.ts";
import type { NoticeKind } from "../mails/mail-kind.ts";
import { sendAuthMail } from "../mails/send-auth-mail.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { findUser } from "../users/user.repository.ts";
import type { Factor, FactorType } from "./factor.ts";

const names: Record<FactorType, string> = {
  totp: "Authenticator app",
  phone: "Phone",
  webauthn: "Security key",
  recovery_code: "Recovery codes",
};

/** Tells the person by mail, so that nobody adds, changes or removes a factor unseen. */
export async function notifyOfFactor(
  ctx: Ctx,
  service: AuthServiceOptions,
  kind: NoticeKind,
  factor: Pick<Factor, "user_id" | "factor_type" | "friendly_name">,
): Promise<void> {
  const user = await findUser(ctx.db, factor.user_id);
  if (!user?.email) return;
  const name = names[factor.factor_type];
  const detail = factor.friendly_name ? `${name} (${factor.friendly_name})` : name;
  await sendAuthMail(ctx, { service, kind, user, to: user.email, detail });
}
