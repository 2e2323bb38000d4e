import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { personOfAccount } from "../caller/person-of-token.ts";
import { authErrors } from "../errors.ts";
import type { Bearer } from "../gateway/resolve-bearer.ts";
import { findUserOfSession } from "../users/user.repository.ts";
import { isBanned, type User } from "../users/user.ts";
import { requireClaims } from "./require-claims.ts";

export interface Person {
  user: User;
  sessionId: string;
  /** The context in which the person acts. What they do to their own account is called with it. */
  ctx: Ctx;
}

/**
 * The person of the access token, with a live session. The session may still lack the second factor: the person
 * shows it here. Throws in the protocol's order.
 */
export async function requirePerson(ctx: Ctx, bearer: Bearer): Promise<Person> {
  if (bearer.type === "none") fail(authErrors, "no_authorization");
  if (bearer.type === "key") return missingSubject();
  const { sub, session_id: sessionId, exp } = await requireClaims(ctx, bearer.token);
  if (!sub) return missingSubject();
  if (!isUuid(sub)) fail(authErrors, "bad_jwt", { message: "invalid claim: sub claim must be a UUID" });
  const user =
    (await query(ctx, (inner) => findUserOfSession(inner.db, sub, sessionId))) ??
    fail(authErrors, "user_not_found");
  if (!sessionId || !user.has_session) fail(authErrors, "session_not_found");
  if (isBanned(user, ctx.now())) fail(authErrors, "user_banned");
  return { user, sessionId, ctx: ctx.as(personOfAccount(user, { sessionId, exp })) };
}

function missingSubject(): never {
  fail(authErrors, "bad_jwt", { message: "invalid claim: missing sub claim" });
}
