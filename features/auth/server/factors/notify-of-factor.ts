import type { Ctx } from "#platform/server/context.ts";
import type { NoticeKind } from "../mails/mail-kind.ts";
import { sendAuthMail } from "../mails/send-auth-mail.ts";
import { textsFor } from "../mails/texts/texts-for.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { findUser } from "../users/user.repository.ts";
import type { Factor } from "./factor.ts";

/** Notifies the person by mail of a factor that was added, changed or removed. */
export async function notifyOfFactor(
  ctx: Ctx,
  service: AuthServiceOptions,
  kind: NoticeKind,
  factor: Pick<Factor, "user_id" | "factor_type" | "friendly_name">,
): Promise<void> {
  const user = await findUser(ctx.db, factor.user_id);
  if (!user?.email) return;
  const { factor_type: type, friendly_name: ownName } = factor;
  const name = textsFor(user.raw_user_meta_data).factors[type];
  // A person has one set of codes, so its name adds nothing.
  const detail = ownName && type !== "recovery_code" ? `${name} (${ownName})` : name;
  await sendAuthMail(ctx, { service, kind, user, to: user.email, detail });
}
