import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { invitationErrors } from "../../contract/invitations/invitation-errors.ts";
import { invitationAccess } from "./invitation.access.ts";
import { endInvitation, lockInvitation, voidMailsOf } from "./invitation.repository.ts";

/** Ends a pending invitation; its link says so. Idempotent. */
export const withdrawInvitation = command(
  "invitation.withdraw",
  invitationAccess.withdraw,
  async (ctx, { id }: { id: string }): Promise<void> => {
    const row = await lockInvitation(ctx.db, userOf(ctx).workspaceId, id);
    if (!row) fail(invitationErrors, "invitation.not_found");
    if (row.ended_as === "withdrawn") return;
    if (row.ended_as) fail(invitationErrors, "invitation.ended");
    await endInvitation(ctx.db, row, { as: "withdrawn", at: ctx.now() });
    await voidMailsOf(ctx.db, id);
    await ctx.audit({ act: "invitation.withdrawn", target: [{ type: "invitation", id }] });
  },
);
