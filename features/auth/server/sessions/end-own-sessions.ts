import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { endOtherSessions } from "./end-other-sessions.ts";
import { endSessions } from "./end-sessions.ts";
import { sessionAccess } from "./session.access.ts";

export interface EndOwnSessions {
  service: AuthServiceOptions;
  /** One session, or all except the caller's. */
  which: { sessionId: string } | "others";
}

/** Ends sessions of the caller. A foreign session id ends nothing. */
export const endOwnSessions = command(
  "session.end_own",
  sessionAccess.end_own,
  async (ctx, { service, which }: EndOwnSessions): Promise<void> => {
    const { userId, sessionId } = userOf(ctx);
    const reason = "revoked";
    if (which === "others") await endOtherSessions(ctx, { service, userId, sessionId, reason });
    else await endSessions(ctx, { userId, sessionId: which.sessionId, scope: "local", reason });
  },
);
