import type { Ctx } from "#platform/server/context.ts";
import { sendAuthMail } from "../mails/send-auth-mail.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { User } from "../users/user.ts";

/** Notifies the person by mail of an added or removed passkey. */
export async function notifyOfPasskey(
  ctx: Ctx,
  service: AuthServiceOptions,
  kind: "passkey_added" | "passkey_removed",
  user: User,
): Promise<void> {
  if (user.email) await sendAuthMail(ctx, { service, kind, user, to: user.email });
}
