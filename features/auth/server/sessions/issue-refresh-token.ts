import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { insertToken, type StoredToken } from "./refresh-token.repository.ts";
import { hashToken, newRefreshToken } from "./refresh-token.ts";
import { sealedRefreshTokens } from "./sealed-refresh-tokens.ts";

/** Adds the session's next refresh token and returns its text. */
export async function issueRefreshToken(ctx: Ctx, sessionId: string, parentId?: string): Promise<string> {
  const token = newRefreshToken();
  const id = newId();
  await insertToken(ctx.db, {
    id,
    sessionId,
    tokenHash: hashToken(token),
    sealedToken: ctx.services.secrets.encrypt(token, sealedRefreshTokens.context(id)),
    parentId,
    at: ctx.now(),
  });
  return token;
}

/** The text of a token that was issued before. */
export function openRefreshToken(ctx: Ctx, token: StoredToken): string {
  return ctx.services.secrets.decrypt(token.sealed_token, sealedRefreshTokens.context(token.id));
}
