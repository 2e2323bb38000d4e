import { command } from "#platform/server/command.ts";
import { notifyPerson } from "../mails/notify-person.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { findUser } from "../users/user.repository.ts";
import { type EndSessions, endSessions } from "./end-sessions.ts";
import { sessionAccess } from "./session.access.ts";

export interface EndOtherSessions {
  service: AuthServiceOptions;
  userId: string;
  /** The session to keep. */
  sessionId: string;
  reason: EndSessions["reason"];
}

/**
 * Ends all sessions of the person except one. Notifies them by mail if there were others, since the caller
 * may be an intruder.
 */
export const endOtherSessions = command(
  "session.end_others",
  sessionAccess.end_others,
  async (ctx, { service, userId, sessionId, reason }: EndOtherSessions): Promise<void> => {
    const count = await endSessions(ctx, { userId, sessionId, scope: "others", reason });
    const user = count > 0 ? await findUser(ctx.db, userId) : undefined;
    if (user) await notifyPerson(ctx, service, user, "sessions_ended");
  },
);
