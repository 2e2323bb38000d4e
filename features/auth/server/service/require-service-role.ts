import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { Bearer } from "../gateway/resolve-bearer.ts";
import { verifyAccessToken } from "../keys/access-token.ts";
import { hasSession } from "../sessions/session.repository.ts";

const roles = ["service_role", "supabase_admin"];

/** Refuses everybody but programs that hold a secret key or a token of the service role. */
export async function requireServiceRole(ctx: Ctx, bearer: Bearer): Promise<void> {
  if (bearer.type === "none") fail(authErrors, "no_authorization");
  if (bearer.type === "key")
    return bearer.role === "service_role" ? undefined : fail(authErrors, "not_admin");
  const verified = await verifyAccessToken(ctx.services, bearer.token);
  if (verified.state !== "valid") {
    const reason = verified.state === "expired" ? "token is expired" : verified.reason;
    fail(authErrors, "bad_jwt", { message: `invalid JWT: unable to parse or verify signature, ${reason}` });
  }
  const { role = "", session_id: sessionId } = verified.claims;
  if (!roles.includes(role)) fail(authErrors, "not_admin");
  if (sessionId && !(await query(ctx, ({ db }) => hasSession(db, sessionId))))
    fail(authErrors, "session_not_found");
}
