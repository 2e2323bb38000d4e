import { command } from "#platform/server/command.ts";
import { letProofVoidHolder } from "../proofs/one-time-token.repository.ts";

/**
 * Somebody signs up, with another password, for an address that an account holds and nobody has proved. Whose mailbox
 * it is shows the first link that is opened, also one that was sent before; so that link takes the account from whoever
 * opened it. Committed by itself: a refusal to send one more mail must not undo it.
 */
export const contestAddress = command(
  "user.contest_address",
  async (ctx, { userId }: { userId: string }): Promise<void> => {
    if (!(await letProofVoidHolder(ctx.db, userId))) return;
    await ctx.audit({
      act: "user.address_contested",
      workspaceId: userId,
      onBehalfOf: userId,
      target: [{ type: "user", id: userId }],
    });
  },
);
