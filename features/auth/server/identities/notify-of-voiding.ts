import type { Ctx } from "#platform/server/context.ts";
import { notifyPerson } from "../mails/notify-person.ts";
import { hasSignInMethod } from "../manage/has-sign-in-method.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { findUser } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";

/**
 * Mails the proved mailbox what the previous holder lost. The holder may be the same person and would miss
 * it. `before` is the user before the voiding. Sends nothing when the account had no way to sign in.
 */
export async function notifyOfVoiding(ctx: Ctx, service: AuthServiceOptions, before: User): Promise<void> {
  if (!hasSignInMethod(before)) return;
  const now = await findUser(ctx.db, before.id);
  // The voiding removed the language too, but the reader most likely chose it.
  if (now) {
    const user = { ...now, raw_user_meta_data: before.raw_user_meta_data };
    await notifyPerson(ctx, service, user, "holder_voided");
  }
}
