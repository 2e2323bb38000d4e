import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { Bearer } from "../gateway/resolve-bearer.ts";
import { hasSession } from "../sessions/session.repository.ts";
import { requireClaims } from "./require-claims.ts";

const roles = ["service_role", "supabase_admin"];

/** Throws unless the caller has a secret key or a token of the service role. */
export async function requireServiceRole(ctx: Ctx, bearer: Bearer): Promise<void> {
  if (bearer.type === "none") fail(authErrors, "no_authorization");
  if (bearer.type === "key")
    return bearer.role === "service_role" ? undefined : fail(authErrors, "not_admin");
  const { role = "", session_id: sessionId } = await requireClaims(ctx, bearer.token);
  if (!roles.includes(role)) fail(authErrors, "not_admin");
  if (sessionId && !(await query(ctx, ({ db }) => hasSession(db, sessionId))))
    fail(authErrors, "session_not_found");
}
