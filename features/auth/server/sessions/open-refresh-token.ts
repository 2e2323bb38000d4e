import type { Ctx } from "#platform/server/context.ts";
import type { StoredToken } from "./refresh-token.repository.ts";
import { sealedRefreshTokens } from "./sealed-refresh-tokens.ts";

/** Decrypts an issued refresh token. */
export function openRefreshToken(ctx: Ctx, token: Pick<StoredToken, "id" | "sealed_token">): string {
  return ctx.services.secrets.decrypt(token.sealed_token, sealedRefreshTokens.context(token.id));
}
