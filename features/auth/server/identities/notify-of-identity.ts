import type { Ctx } from "#platform/server/context.ts";
import { sendAuthMail } from "../mails/send-auth-mail.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { User } from "../users/user.ts";
import { providerLabel } from "./provider-label.ts";

/** Tells the person, at the address of before the change, that a way to sign in came or went. */
export async function notifyOfIdentity(
  ctx: Ctx,
  service: AuthServiceOptions,
  user: User,
  kind: "identity_linked" | "identity_unlinked",
  provider: string,
): Promise<void> {
  if (user.email) {
    await sendAuthMail(ctx, { service, kind, user, to: user.email, detail: providerLabel(provider) });
  }
}
