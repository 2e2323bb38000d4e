import { command } from "#platform/server/command.ts";
import { digestOf } from "../joining/join-secret.ts";
import { invitationAccess } from "./invitation.access.ts";
import { endInvitation, findInvitationOfToken } from "./invitation.repository.ts";
import { requirePending } from "./state-of.ts";

/** Declines for whoever has the mailbox, with or without an account. Idempotent. */
export const declineInvitation = command(
  "invitation.decline",
  invitationAccess.decline,
  async (ctx, { token }: { token: string }): Promise<void> => {
    const found = await findInvitationOfToken(ctx.db, digestOf(token), { isLocked: true });
    if (found?.ended_as === "declined") return;
    const row = requirePending(found, ctx.now());
    await endInvitation(ctx.db, row, { as: "declined", at: ctx.now() });
    await ctx.audit({
      act: "invitation.declined",
      workspaceId: row.workspace_id,
      target: [{ type: "invitation", id: row.id }],
      isWithoutSource: true,
    });
  },
);
