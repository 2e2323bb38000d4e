import type { Ctx } from "#platform/server/context.ts";
import { notifyPerson } from "../mails/notify-person.ts";
import { hasSignInMethod } from "../manage/has-sign-in-method.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { findUser } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";

/**
 * Tells the mailbox that was just proved what went with the former holder, who may be the same person: they would look
 * for it in vain. `before` is the user as it was; of an account that nobody had opened nothing went.
 */
export async function notifyOfVoiding(ctx: Ctx, service: AuthServiceOptions, before: User): Promise<void> {
  if (!hasSignInMethod(before)) return;
  const now = await findUser(ctx.db, before.id);
  // The language went too, but whoever reads this chose it more likely than not.
  if (now) {
    const user = { ...now, raw_user_meta_data: before.raw_user_meta_data };
    await notifyPerson(ctx, service, user, "holder_voided");
  }
}
