import { command } from "#platform/server/command.ts";
import { forgetCaller } from "../../caller/forget-caller.ts";
import { endSessions } from "../../sessions/end-sessions.ts";
import { findUser } from "../../users/user.repository.ts";
import { storeBar } from "./sso-user.repository.ts";

export interface FollowDirectory {
  userId: string;
  isActive: boolean;
  /** Another directory still employs the person, who therefore may sign in again. */
  isKnownElsewhere?: boolean;
}

/**
 * Follows what a company's directory says about a person: all sessions of one who left end at once, and a user of
 * single sign-on, who belongs to the company, is let in again only when the directory says so. A ban is an admin's.
 */
export const followDirectory = command(
  "user.follow_directory",
  async (ctx, { userId, isActive, isKnownElsewhere = false }: FollowDirectory): Promise<void> => {
    const user = await findUser(ctx.db, userId);
    if (!user) return;
    if (user.is_sso_user && !isKnownElsewhere) {
      await storeBar(ctx.db, userId, !isActive, ctx.now());
      await ctx.audit({
        act: isActive ? "user.admitted" : "user.barred",
        workspaceId: userId,
        onBehalfOf: userId,
        target: [{ type: "user", id: userId }],
      });
    }
    if (isActive) await forgetCaller(ctx, userId);
    else await endSessions(ctx, { userId, scope: "global", reason: "banned" });
  },
);
