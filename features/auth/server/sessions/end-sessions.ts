import { command } from "#platform/server/command.ts";
import { invalidateCaller } from "../caller/invalidate-caller.ts";
import { deleteLinkingFlows } from "../flow/flow-state.repository.ts";
import { sessionAccess } from "./session.access.ts";
import { deleteSessions, type SessionScope } from "./session.repository.ts";

export interface EndSessions {
  userId: string;
  /** The person's current session; absent when somebody else ends all of them. */
  sessionId?: string;
  scope: SessionScope;
  reason:
    | "signed_out"
    | "password_changed"
    | "mailbox_proved"
    | "number_proved"
    | "banned"
    | "closing"
    | "deleted"
    | "second_step_removed"
    | "revoked";
}

/** Ends sessions of a user with their refresh tokens: all, this one, or the others. Returns their number. */
export const endSessions = command(
  "session.end",
  sessionAccess.end,
  async (ctx, { userId, sessionId, scope, reason }: EndSessions): Promise<number> => {
    const ended = await deleteSessions(ctx.db, userId, sessionId, scope);
    for (const id of ended) {
      await ctx.audit({
        act: "session.ended",
        workspaceId: userId,
        onBehalfOf: userId,
        target: [{ type: "session", id }],
        facts: { reason },
      });
    }
    if (ended.length === 0) return 0;
    // An ended session may have begun the link and would return through it.
    await deleteLinkingFlows(ctx.db, userId);
    await invalidateCaller(ctx, userId);
    await ctx.emit({
      name: "session.ended",
      workspaceId: userId,
      userId,
      data: { sessionIds: ended, reason },
    });
    return ended.length;
  },
);
