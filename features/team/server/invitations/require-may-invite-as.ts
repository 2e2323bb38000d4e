import { isFreshSession } from "#features/auth/server/index.ts";
import { isAdministering } from "#platform/contract/role-rules.ts";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { invitationErrors } from "../../contract/invitations/invitation-errors.ts";
import { isOwnersMatter } from "../../contract/members/owners-matter.ts";
import { memberErrors } from "../errors.ts";

/**
 * Throws when the caller may not invite with the role. As with a role that is changed, owners and admins are invited by
 * somebody who proved themselves lately: else an old session would let its thief in, as one who appoints others.
 */
export async function requireMayInviteAs(ctx: Ctx, role: WorkspaceRole): Promise<void> {
  if (isOwnersMatter(role) && userOf(ctx).role !== "owner")
    fail(invitationErrors, "invitation.role_not_yours");
  if (isAdministering(role) && !(await isFreshSession(ctx))) fail(memberErrors, "member.prove_again");
}
