import type { Ctx } from "#platform/server/context.ts";
import { verifyAccessToken } from "../keys/access-token.ts";
import type { Call } from "../service/endpoint.ts";
import { findUserOfSession } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";

/**
 * A session that a request carries beside a code or link. Neither alone identifies the holder: a person who
 * signed up with a foreign address has a session, and a link may have been requested by somebody else. Both
 * from one browser in one request show that holder and mailbox are the same person.
 */
export interface PresentedSession {
  userId: string;
  sessionId: string;
}

/** The session of the call's access token. Undefined for any other `Authorization`, such as an API key. */
export async function sessionOfBearer(ctx: Ctx, { headers }: Call): Promise<PresentedSession | undefined> {
  const token = /^Bearer\s+(\S+)$/i.exec(String(headers.authorization ?? ""))?.[1];
  if (!token) return undefined;
  const verified = await verifyAccessToken(ctx.services, token);
  if (verified.state !== "valid") return undefined;
  const { sub: userId, session_id: sessionId } = verified.claims;
  return userId && sessionId ? { userId, sessionId } : undefined;
}

/** Whether the session is alive and belongs to this user. Reads in the transaction that relies on it. */
export async function isHeldBy(
  ctx: Ctx,
  user: User,
  session: PresentedSession | undefined,
): Promise<boolean> {
  if (session?.userId !== user.id) return false;
  return (await findUserOfSession(ctx.db, user.id, session.sessionId))?.has_session ?? false;
}
