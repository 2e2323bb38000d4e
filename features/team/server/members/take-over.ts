import { isFreshSession } from "#features/auth/server/index.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { memberErrors } from "../errors.ts";
import { giveToHeir } from "./give-to-heir.ts";
import { findHeir } from "./heir.repository.ts";
import { memberAccess } from "./member.access.ts";
import { lockWorkspace } from "./member.repository.ts";
import { isMember } from "./members.repository.ts";

export interface TakeOver {
  /** Somebody who has left. */
  userId: string;
  /** Null: the caller takes over. */
  heirId: string | null;
}

/**
 * Gives an heir what others use of somebody whose membership ended without one, as a directory ends it. By an owner who
 * proved themselves lately, because the heir can read more by it. Idempotent.
 */
export const takeOver = command(
  "member.take_over",
  memberAccess.take_over,
  async (ctx, { userId, heirId }: TakeOver): Promise<void> => {
    const { workspaceId, userId: callerId } = userOf(ctx);
    await lockWorkspace(ctx.db, workspaceId);
    if (await isMember(ctx.db, workspaceId, userId)) fail(memberErrors, "member.still_here");
    if (!(await isFreshSession(ctx))) fail(memberErrors, "member.prove_again");
    const heir = await findHeir(ctx.db, workspaceId, { heirId: heirId ?? callerId, leaverId: userId });
    if (!heir) fail(memberErrors, "member.heir_unfit");
    const counts = await giveToHeir(ctx, { workspaceId, userId, heirId: heir.userId });
    await ctx.audit({
      act: "membership.taken_over",
      workspaceId,
      target: [
        { type: "user", id: userId },
        { type: "user", id: heir.userId },
      ],
      facts: { handed_over: counts },
    });
    await ctx.emit({ name: "member.changed", workspaceId, data: {} });
  },
);
