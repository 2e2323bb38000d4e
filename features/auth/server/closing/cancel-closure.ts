import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { invalidateCaller } from "../caller/invalidate-caller.ts";
import { authErrors } from "../errors.ts";
import { notifyPerson } from "../mails/notify-person.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { findUser, lockUser } from "../users/user.repository.ts";
import { accountAccess } from "./account.access.ts";
import { deleteClosure } from "./closure.repository.ts";

/** Cancels the closure of the caller's account. Does nothing when the account is not closing. */
export const cancelClosure = command(
  "account.keep_open",
  accountAccess.keep_open,
  async (ctx, { service }: { service: AuthServiceOptions }): Promise<void> => {
    const { userId } = userOf(ctx);
    await lockUser(ctx.db, userId);
    const user = (await findUser(ctx.db, userId)) ?? fail(authErrors, "user_not_found");
    if (!(await deleteClosure(ctx.db, userId))) return;
    await ctx.audit({
      act: "account.kept_open",
      workspaceId: userId,
      target: [{ type: "user", id: userId }],
    });
    await invalidateCaller(ctx, userId);
    await ctx.emit({ name: "account.kept_open", workspaceId: userId, userId, data: {} });
    await notifyPerson(ctx, service, user, "account_kept");
  },
);
