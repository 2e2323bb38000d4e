import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { insertToken, replaceToken, type StoredToken } from "./refresh-token.repository.ts";
import { hashToken, newRefreshToken } from "./refresh-token.ts";
import { sealedRefreshTokens } from "./sealed-refresh-tokens.ts";

/** Adds the session's next refresh token, in place of `parentId` if there is one, and returns its text. */
export async function issueRefreshToken(ctx: Ctx, sessionId: string, parentId?: string): Promise<string> {
  const text = newRefreshToken();
  const id = newId();
  const sealedToken = ctx.services.secrets.encrypt(text, sealedRefreshTokens.context(id));
  const token = { id, sessionId, tokenHash: hashToken(text), sealedToken, at: ctx.now() };
  await (parentId ? replaceToken(ctx.db, { ...token, parentId }) : insertToken(ctx.db, token));
  return text;
}

/** The text of a token that was issued before. */
export function openRefreshToken(ctx: Ctx, token: Pick<StoredToken, "id" | "sealed_token">): string {
  return ctx.services.secrets.decrypt(token.sealed_token, sealedRefreshTokens.context(token.id));
}
