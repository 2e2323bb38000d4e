import type { Ctx } from "#platform/server/context.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { User } from "../users/user.ts";
import type { AuthMail } from "./auth-mail.ts";
import type { NoticeKind } from "./mail-kind.ts";
import { sendAuthMail } from "./send-auth-mail.ts";

/**
 * Notifies a person of a change to the account by mail, inside the open transaction. Skips unproved
 * addresses, which may belong to somebody else.
 */
export async function notifyPerson(
  ctx: Ctx,
  service: AuthServiceOptions,
  user: User,
  kind: NoticeKind,
  more: Pick<AuthMail, "detail" | "dedupeKey" | "newEmail" | "dueAt" | "isLast" | "erasureId"> = {},
): Promise<void> {
  if (!user.email || !user.email_confirmed_at) return;
  await sendAuthMail(ctx, { service, kind, user, to: user.email, ...more });
}
