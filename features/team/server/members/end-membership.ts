import { forgetCaller } from "#features/auth/server/index.ts";
import { notifyPeople } from "#features/notifications/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { memberErrors } from "../errors.ts";
import { readWorkspaceName } from "../workspace/workspace-name.repository.ts";
import { giveToHeir } from "./give-to-heir.ts";
import { findHeir } from "./heir.repository.ts";
import { deleteMembership } from "./member.repository.ts";
import type { RuledMember } from "./member-rules.ts";
import { tellOfMember } from "./tell-of-member.ts";

interface Ending {
  act: "membership.ended" | "membership.left";
  workspaceId: string;
  heirId: string;
}

/**
 * Ends a membership: what others use goes to the heir, what nobody else had stays closed. Grants and places in teams end
 * with it, and runs of the person stop at once. Part of a command.
 */
export async function endMembership(ctx: Ctx, member: RuledMember, ending: Ending): Promise<void> {
  const { act, workspaceId, heirId } = ending;
  const { userId } = member;
  const heir = await findHeir(ctx.db, workspaceId, { heirId, leaverId: userId });
  if (!heir) fail(memberErrors, "member.heir_unfit");
  const counts = await giveToHeir(ctx, { workspaceId, userId, heirId: heir.userId });
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
      { type: "user", id: heir.userId },
    ],
    facts: { by: "member", role: member.role, handed_over: counts },
  });
  await tellOfMember(ctx, workspaceId, userId);
  await forgetCaller(ctx, userId);
}
