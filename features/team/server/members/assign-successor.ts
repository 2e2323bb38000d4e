import { isFreshSession } from "#features/auth/server/index.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { memberErrors } from "../errors.ts";
import { memberAccess } from "./member.access.ts";
import { lockWorkspace } from "./member.repository.ts";
import { isMember } from "./members.repository.ts";
import { findSuccessor } from "./successor.repository.ts";
import { transferToSuccessor } from "./transfer-to-successor.ts";

export interface AssignSuccessor {
  /** Somebody who has left. */
  userId: string;
  /** Null: the caller takes over. */
  heirId: string | null;
}

/**
 * Gives a successor what others use of somebody whose membership ended without one, as a directory ends it. By an owner who
 * proved themselves lately, because the successor can read more by it. Idempotent.
 */
export const assignSuccessor = command(
  "member.take_over",
  memberAccess.take_over,
  async (ctx, { userId, heirId }: AssignSuccessor): Promise<void> => {
    const { workspaceId, userId: callerId } = userOf(ctx);
    await lockWorkspace(ctx.db, workspaceId);
    if (await isMember(ctx.db, workspaceId, userId)) fail(memberErrors, "member.still_here");
    if (!(await isFreshSession(ctx))) fail(memberErrors, "member.prove_again");
    const successor = await findSuccessor(ctx.db, workspaceId, {
      successorId: heirId ?? callerId,
      leaverId: userId,
    });
    if (!successor) fail(memberErrors, "member.heir_unfit");
    const counts = await transferToSuccessor(ctx, { workspaceId, userId, successorId: successor.userId });
    await ctx.audit({
      act: "membership.taken_over",
      workspaceId,
      target: [
        { type: "user", id: userId },
        { type: "user", id: successor.userId },
      ],
      facts: { handed_over: counts },
    });
    await ctx.emit({ name: "member.changed", workspaceId, data: {} });
  },
);
