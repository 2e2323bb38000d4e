import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { invalidateCaller } from "../../caller/invalidate-caller.ts";
import { endSessions } from "../../sessions/end-sessions.ts";
import { userAccess } from "../../users/user.access.ts";
import { findUser } from "../../users/user.repository.ts";
import { storeSuspension } from "./sso-user.repository.ts";
import { unsuspendUser } from "./unsuspend-user.ts";

export interface ApplyDirectoryStatus {
  userId: string;
  /** The directory's identity provider, if any. */
  ssoProviderId: string | null;
  isActive: boolean;
  /** Another directory still lists the person as active, so they may sign in. */
  isKnownElsewhere?: boolean;
}

/**
 * Applies a company directory's status to a user of its identity provider. Inactive: suspends the user and
 * ends all sessions. Active: unsuspends. Bans stay; only admins change them. Other users have accounts of
 * their own, which no directory controls.
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
      return invalidateCaller(ctx, userId);
    }
    if (!isKnownElsewhere) await suspend(ctx, userId);
    await endSessions(ctx, { userId, scope: "global", reason: "banned" });
  },
);

async function suspend(ctx: Ctx, userId: string): Promise<void> {
  await storeSuspension(ctx.db, userId, true, ctx.now());
  await ctx.audit({
    act: "user.suspended",
    workspaceId: userId,
    onBehalfOf: userId,
    target: [{ type: "user", id: userId }],
  });
}
