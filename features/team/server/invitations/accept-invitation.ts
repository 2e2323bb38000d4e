import { proveHeldAddress } from "#features/auth/server/index.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { invitationErrors } from "../../contract/invitations/invitation-errors.ts";
import { digestOf } from "../joining/join-secret.ts";
import { joinWorkspace } from "../joining/join-workspace.ts";
import { lockMembership } from "../joining/joining.repository.ts";
import { notifyWhoLetIn } from "../joining/notify-who-let-in.ts";
import { invitationAccess } from "./invitation.access.ts";
import { endInvitation, findInvitationOfToken } from "./invitation.repository.ts";
import { requirePending } from "./state-of.ts";

/** `no_seat` commits, because those who manage the plan are told of it. */
export type Acceptance = { workspaceId: string; outcome: "accepted" | "no_seat" | "suspended" };

/**
 * Makes the account of the invited address a member, and proves that address: the token came from its mailbox. Repeats
 * by the same person answer the same.
 */
export const acceptInvitation = command(
  "invitation.accept",
  invitationAccess.accept,
  async (ctx, { token }: { token: string }): Promise<Acceptance> => {
    const { userId } = userOf(ctx);
    const found = await findInvitationOfToken(ctx.db, digestOf(token), { isLocked: true });
    if (found?.accepted_by === userId) return repeat(ctx, found.workspace_id, userId);
    const row = requirePending(found, ctx.now());
    const { workspace_id: workspaceId, email, role, team_ids: teamIds } = row;
    if (!(await proveHeldAddress(ctx, { userId, email }))) fail(invitationErrors, "invitation.other_address");
    const joined = await joinWorkspace(ctx, { workspaceId, userId, role, teamIds, by: "invitation" });
    if (joined === "no_seat" || joined === "suspended") return { workspaceId, outcome: joined };
    await endInvitation(ctx.db, row, { as: "accepted", at: ctx.now(), acceptedBy: userId });
    await ctx.audit({
      act: "invitation.accepted",
      workspaceId,
      target: [{ type: "invitation", id: row.id }],
      facts: { role, was_member: joined === "member" },
      isWithoutSource: true,
    });
    if (joined === "joined") await notifyWhoLetIn(ctx, { workspaceId, userId: row.invited_by, role });
    return { workspaceId, outcome: "accepted" };
  },
);

/** Who accepted and went since does not come back by it. */
async function repeat(ctx: Ctx, workspaceId: string, userId: string): Promise<Acceptance> {
  const present = await lockMembership(ctx.db, workspaceId, userId);
  if (!present) fail(invitationErrors, "invitation.membership_ended");
  return { workspaceId, outcome: present.suspendedAt ? "suspended" : "accepted" };
}
