import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { forgetCaller } from "../../caller/forget-caller.ts";
import { endSessions } from "../../sessions/end-sessions.ts";
import { userAccess } from "../../users/user.access.ts";
import { findUser } from "../../users/user.repository.ts";
import { storeSuspension } from "./sso-user.repository.ts";
import { unsuspendUser } from "./unsuspend-user.ts";

export interface ApplyDirectoryStatus {
  userId: string;
  /** The identity provider of the directory, if it has one. */
  ssoProviderId: string | null;
  isActive: boolean;
  /** Another directory still employs the person, who therefore may sign in again. */
  isKnownElsewhere?: boolean;
}

/**
 * Follows what a company's directory says about a user of its identity provider: all sessions of one who left end at
 * once, and the person is let in again when a directory or an admin says so. A ban is an admin's alone. Everybody else has an
 * account of their own, in which no directory has a say.
 */
export const applyDirectoryStatus = command(
  "user.follow_directory",
  userAccess.follow_directory,
  async (ctx, input: ApplyDirectoryStatus): Promise<void> => {
    const { userId, ssoProviderId, isActive, isKnownElsewhere = false } = input;
    const user = await findUser(ctx.db, userId);
    const isOfDirectory =
      ssoProviderId !== null && user?.raw_app_meta_data.provider === `sso:${ssoProviderId}`;
    if (!user?.is_sso_user || !isOfDirectory) return;
    if (isActive) {
      await unsuspendUser(ctx, userId);
      return forgetCaller(ctx, userId);
    }
    if (!isKnownElsewhere) await bar(ctx, userId);
    await endSessions(ctx, { userId, scope: "global", reason: "banned" });
  },
);

async function bar(ctx: Ctx, userId: string): Promise<void> {
  await storeSuspension(ctx.db, userId, true, ctx.now());
  await ctx.audit({
    act: "user.suspended",
    workspaceId: userId,
    onBehalfOf: userId,
    target: [{ type: "user", id: userId }],
  });
}
