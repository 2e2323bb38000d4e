import type { Ctx } from "#platform/server/context.ts";
import { verifyAccessToken } from "../keys/access-token.ts";
import type { Call } from "../service/endpoint.ts";
import { findUserOfSession } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";

/**
 * A session that a request carries beside a code or link. Alone it says nothing of the mailbox, since whoever signed up
 * with somebody else's address has one too; nor does a link say who opened the account, since it may have been sent on
 * their wish to another. Both in one request, from one browser, say that holder and mailbox are the same person.
 */
export interface PresentedSession {
  userId: string;
  sessionId: string;
}

/** The session whose access token the call carries. Any other `Authorization`, such as a key, is none, and no error. */
export async function sessionOfBearer(ctx: Ctx, { headers }: Call): Promise<PresentedSession | undefined> {
  const token = /^Bearer\s+(\S+)$/i.exec(String(headers.authorization ?? ""))?.[1];
  if (!token) return undefined;
  const verified = await verifyAccessToken(ctx.services, token);
  if (verified.state !== "valid") return undefined;
  const { sub: userId, session_id: sessionId } = verified.claims;
  return userId && sessionId ? { userId, sessionId } : undefined;
}

/** Whether it is a session of this user and lives, read in the transaction that relies on it. */
export async function isHeldBy(
  ctx: Ctx,
  user: User,
  session: PresentedSession | undefined,
): Promise<boolean> {
  if (session?.userId !== user.id) return false;
  return (await findUserOfSession(ctx.db, user.id, session.sessionId))?.has_session ?? false;
}
