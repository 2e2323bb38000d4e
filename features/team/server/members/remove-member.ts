import { isFreshSession } from "#features/auth/server/index.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { memberErrors } from "../errors.ts";
import { revokePendingAccess } from "../joining/revoke-pending-access.ts";
import { endMembership } from "./end-membership.ts";
import { memberAccess } from "./member.access.ts";
import { refuseRemoving } from "./member-rules.ts";
import { requireMemberOfAdmin, requireOtherOwner } from "./require-member.ts";

export interface RemoveMember {
  userId: string;
  /** Null: the caller takes over. */
  heirId: string | null;
}

/** Ends the membership of somebody else, by somebody who proved themselves lately. */
export const removeMember = command(
  "member.remove",
  memberAccess.remove,
  async (ctx, { userId, heirId }: RemoveMember): Promise<void> => {
    await revokePendingAccess(ctx, { workspaceId: userOf(ctx).workspaceId, userId });
    const { by, member, workspaceId } = await requireMemberOfAdmin(ctx, userId);
    const refusal = refuseRemoving(by, member);
    if (refusal) fail(memberErrors, refusal);
    if (!(await isFreshSession(ctx))) fail(memberErrors, "member.prove_again");
    await requireOtherOwner(ctx, workspaceId, member);
    await endMembership(ctx, member, {
      act: "membership.ended",
      workspaceId,
      successorId: heirId ?? by.userId,
    });
  },
);
