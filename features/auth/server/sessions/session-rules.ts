import type { Ctx } from "#platform/server/context.ts";
import type { AuthSettings } from "../settings/auth-settings.ts";
import { findNewestSession, type Session } from "./session.repository.ts";

export type SessionRules = Pick<
  AuthSettings,
  | "refreshReuseSeconds"
  | "isRefreshRotationEnabled"
  | "sessionTimeboxSeconds"
  | "sessionInactivitySeconds"
  | "isSingleSession"
>;

/**
 * The protocol's message for a session that ran out (time box, inactivity, single session); undefined while
 * it may continue.
 */
export async function whyOver(ctx: Ctx, session: Session, rules: SessionRules): Promise<string | undefined> {
  const { sessionTimeboxSeconds, sessionInactivitySeconds, isSingleSession } = rules;
  const secondsSince = (time: Date) => (ctx.now().getTime() - time.getTime()) / 1_000;
  if (sessionTimeboxSeconds !== undefined && secondsSince(session.created_at) >= sessionTimeboxSeconds)
    return "";
  const lastUse = session.refreshed_at ?? session.created_at;
  if (sessionInactivitySeconds !== undefined && secondsSince(lastUse) >= sessionInactivitySeconds) {
    return " (Inactivity)";
  }
  const isNewest = !isSingleSession || (await findNewestSession(ctx.db, session.user_id)) === session.id;
  return isNewest ? undefined : " (Revoked by Newer Login)";
}
