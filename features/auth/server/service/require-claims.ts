import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { verifyAccessToken } from "../keys/access-token.ts";
import type { AccessTokenClaims } from "../keys/access-token-claims.ts";

/** The claims of an access token. Throws `bad_jwt` for a foreign or expired one. */
export async function requireClaims(ctx: Ctx, token: string): Promise<AccessTokenClaims> {
  const verified = await verifyAccessToken(ctx.services, token);
  if (verified.state === "valid") return verified.claims;
  const reason = verified.state === "expired" ? "token is expired" : verified.reason;
  return fail(authErrors, "bad_jwt", { message: `${authErrors.bad_jwt[1]}, ${reason}` });
}
