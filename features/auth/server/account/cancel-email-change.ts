import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { deleteProofsOfTypes } from "../proofs/one-time-token.repository.ts";
import { userAccess } from "../users/user.access.ts";
import { findUser, lockUser, patchUser } from "../users/user.repository.ts";

/** Cancels the caller's unproved change of address. The links in its mails stop working. */
export const cancelEmailChange = command(
  "user.cancel_email_change",
  userAccess.cancel_email_change,
  async (ctx, _input: object): Promise<void> => {
    const { userId } = userOf(ctx);
    await lockUser(ctx.db, userId);
    const user = await findUser(ctx.db, userId);
    if (!user?.new_email) return;
    await patchUser(ctx.db, userId, { new_email: null, email_change_confirmations: 0 }, ctx.now());
    await deleteProofsOfTypes(ctx.db, userId, ["email_change_new", "email_change_current"]);
    await ctx.audit({
      act: "user.email_change_cancelled",
      workspaceId: userId,
      target: [{ type: "user", id: userId }],
      sealed: { email: user.new_email },
    });
  },
);
