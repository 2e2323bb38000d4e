import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { notifyPerson } from "../mails/notify-person.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { userAccess } from "../users/user.access.ts";
import { findUser, lockUser } from "../users/user.repository.ts";
import { auditFactor } from "./audit-factor.ts";
import { deleteFactorRows, listFactors } from "./factor.repository.ts";

export interface RemoveSecondStep {
  userId: string;
  service: AuthServiceOptions;
}

/**
 * Deletes all factors and recovery codes of a person who lost them, ends their sessions and notifies them by
 * mail. Returns the number of verified factors; does nothing when it is zero.
 */
export const removeSecondStep = command(
  "user.remove_second_step",
  userAccess.remove_second_step,
  async (ctx, { userId, service }: RemoveSecondStep): Promise<number> => {
    await lockUser(ctx.db, userId);
    const user = (await findUser(ctx.db, userId)) ?? fail(authErrors, "user_not_found");
    const factors = await listFactors(ctx.db, userId);
    const verified = factors.filter(({ status }) => status === "verified");
    if (verified.length === 0) return 0;
    await deleteFactorRows(
      ctx.db,
      factors.map(({ id }) => id),
    );
    for (const factor of verified)
      await auditFactor(ctx, "factor.unenrolled", factor, { status: "verified" });
    await ctx.audit({
      act: "user.second_step_removed",
      workspaceId: userId,
      onBehalfOf: userId,
      target: [{ type: "user", id: userId }],
      facts: { factors: verified.length },
    });
    await endSessions(ctx, { userId, scope: "global", reason: "second_step_removed" });
    await notifyPerson(ctx, service, user, "second_step_removed");
    return verified.length;
  },
);
