import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { memberErrors } from "../errors.ts";
import { endMembership } from "./end-membership.ts";
import { memberAccess } from "./member.access.ts";
import { refuseLeaving } from "./member-rules.ts";
import { requireMember, requireOtherOwner } from "./require-member.ts";
import { listSuccessors } from "./successor.repository.ts";

/** Ends the caller's own membership. Without a chosen successor the longest-standing owner takes over. */
export const leaveWorkspace = command(
  "member.leave",
  memberAccess.leave,
  async (ctx, { heirId }: { heirId: string | null }): Promise<void> => {
    const { userId } = userOf(ctx);
    const { member, workspaceId } = await requireMember(ctx, userId);
    const refusal = refuseLeaving(member);
    if (refusal) fail(memberErrors, refusal);
    await requireOtherOwner(ctx, workspaceId, member);
    const successor = heirId ?? (await listSuccessors(ctx.db, workspaceId, userId))[0]?.userId;
    if (!successor) fail(memberErrors, "member.heir_unfit");
    await endMembership(ctx, member, { act: "membership.left", workspaceId, successorId: successor });
  },
);
