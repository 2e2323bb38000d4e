import { proveHeldAddress } from "#features/auth/server/index.ts";
import { notifyPeople } from "#features/notifications/server/index.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { invitationErrors } from "../../contract/invitations/invitation-errors.ts";
import { digestOf } from "../joining/join-secret.ts";
import { joinWorkspace } from "../joining/join-workspace.ts";
import { nameOfWorkspace } from "../joining/joining.repository.ts";
import { invitationAccess } from "./invitation.access.ts";
import { endInvitation, findInvitationOfToken, type InvitationRow } from "./invitation.repository.ts";
import { requirePending } from "./state-of.ts";

/** `no_seat` commits, because the owners are told of it. */
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
    if (found?.accepted_by === userId) return { workspaceId: found.workspace_id, outcome: "accepted" };
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
    if (joined === "joined") await tellInviter(ctx, row);
    return { workspaceId, outcome: "accepted" };
  },
);

async function tellInviter(ctx: Ctx, { workspace_id: workspaceId, invited_by, role }: InvitationRow) {
  await notifyPeople(ctx, {
    ...{ kind: "invitation_accepted", workspaceId, userIds: [invited_by], path: "/team" },
    facts: { workspaceName: await nameOfWorkspace(ctx.db, workspaceId), role },
  });
}
