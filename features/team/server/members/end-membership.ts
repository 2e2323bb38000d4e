import { invalidateCaller } from "#features/auth/server/index.ts";
import { notifyPeople } from "#features/notifications/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { memberErrors } from "../errors.ts";
import { readWorkspaceName } from "../workspace/workspace-name.repository.ts";
import { emitMemberChanged } from "./emit-member-changed.ts";
import { deleteMembership } from "./member.repository.ts";
import type { RuledMember } from "./member-rules.ts";
import { findSuccessor } from "./successor.repository.ts";
import { transferToSuccessor } from "./transfer-to-successor.ts";

interface Ending {
  act: "membership.ended" | "membership.left";
  workspaceId: string;
  successorId: string;
}

/**
 * Ends a membership: what others use goes to the successor, what nobody else had stays closed. Grants and places in teams end
 * with it, and runs of the person stop at once. Part of a command.
 */
export async function endMembership(ctx: Ctx, member: RuledMember, ending: Ending): Promise<void> {
  const { act, workspaceId, successorId } = ending;
  const { userId } = member;
  const successor = await findSuccessor(ctx.db, workspaceId, { successorId, leaverId: userId });
  if (!successor) fail(memberErrors, "member.heir_unfit");
  const counts = await transferToSuccessor(ctx, { workspaceId, userId, successorId: successor.userId });
  if (act === "membership.ended") {
    await notifyPeople(ctx, {
      ...{ kind: "membership_ended", workspaceId, userIds: [userId], path: "/dashboard" },
      facts: { workspaceName: await readWorkspaceName(ctx.db, workspaceId) },
    });
  }
  await deleteMembership(ctx.db, workspaceId, userId);
  await ctx.audit({
    act,
    workspaceId,
    target: [
      { type: "user", id: userId },
      { type: "user", id: successor.userId },
    ],
    facts: { by: "member", role: member.role, handed_over: counts },
  });
  await emitMemberChanged(ctx, workspaceId, userId);
  await invalidateCaller(ctx, userId);
}
