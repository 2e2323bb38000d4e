import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { endOtherSessions } from "./end-other-sessions.ts";
import { endSessions } from "./end-sessions.ts";
import { sessionAccess } from "./session.access.ts";

export interface EndOwnSessions {
  service: AuthServiceOptions;
  /** One session, all, or all except the caller's. */
  which: { sessionId: string } | "all" | "others";
  reason: "signed_out" | "revoked";
}

/** Ends sessions of the caller. A foreign session id ends nothing. */
export const endOwnSessions = command(
  "session.end_own",
  sessionAccess.end_own,
  async (ctx, { service, which, reason }: EndOwnSessions): Promise<void> => {
    const { userId, sessionId } = userOf(ctx);
    if (which === "others") await endOtherSessions(ctx, { service, userId, sessionId, reason });
    else if (which === "all") await endSessions(ctx, { userId, scope: "global", reason });
    else await endSessions(ctx, { userId, sessionId: which.sessionId, scope: "local", reason });
  },
);
