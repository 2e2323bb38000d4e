import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "#platform/server/context.ts";
import { mintAccessToken } from "../keys/access-token.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { presentUser } from "../users/present-user.ts";
import type { SessionGrant } from "./session.ts";

/** A session in the notation of the auth protocol; times in seconds. */
export async function presentSession(
  ctx: Ctx,
  grant: SessionGrant,
  { issuer, settings: { accessTokenSeconds } }: Pick<AuthServiceOptions, "issuer" | "settings">,
): Promise<JsonObject> {
  const { token, expiresAt } = await mintAccessToken(ctx.services, grant, {
    issuer,
    at: ctx.now(),
    seconds: accessTokenSeconds,
  });
  return {
    access_token: token,
    token_type: "bearer",
    expires_in: accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: grant.refreshToken,
    user: presentUser(grant.user),
  };
}
