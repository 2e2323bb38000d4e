import { command } from "#platform/server/command.ts";
import { forgetCaller } from "../../caller/forget-caller.ts";
import { endSessions } from "../../sessions/end-sessions.ts";
import { findUser } from "../../users/user.repository.ts";
import { storeBan } from "./sso-user.repository.ts";

/** Long after everybody who is barred has been forgotten. */
const farFuture = new Date("9999-01-01T00:00:00Z");

export interface FollowDirectory {
  userId: string;
  isActive: boolean;
  /** Another directory still employs the person, who therefore may sign in again. */
  isKnownElsewhere?: boolean;
}

/**
 * Follows what a company's directory says about a person: all sessions of one who left end at once, and a user of
 * single sign-on, who belongs to the company, is let in again only when the directory says so.
 */
export const followDirectory = command(
  "user.follow_directory",
  async (ctx, { userId, isActive, isKnownElsewhere = false }: FollowDirectory): Promise<void> => {
    const user = await findUser(ctx.db, userId);
    if (!user) return;
    if (user.is_sso_user && !isKnownElsewhere) {
      await storeBan(ctx.db, userId, isActive ? null : farFuture, ctx.now());
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
