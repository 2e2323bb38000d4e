import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { hashToken } from "../hash-token.ts";
import { insertToken, type NewToken, replaceToken, type StoredToken } from "./refresh-token.repository.ts";
import { newRefreshToken } from "./refresh-token.ts";
import { sealedRefreshTokens } from "./sealed-refresh-tokens.ts";

/** Adds a refresh token to the session and returns its text. */
export async function issueRefreshToken(ctx: Ctx, sessionId: string): Promise<string> {
  const { text, row } = makeToken(ctx, sessionId);
  await insertToken(ctx.db, row);
  return text;
}

/** Gives the session, which is being used, its next refresh token in place of `parentId`; returns the text. */
export async function rotateRefreshToken(ctx: Ctx, sessionId: string, parentId: string): Promise<string> {
  const { text, row } = makeToken(ctx, sessionId);
  const { ip, userAgent } = ctx.source;
  await replaceToken(ctx.db, { ...row, parentId }, { at: ctx.now(), ip, userAgent });
  return text;
}

/** The text of a token that was issued before. */
export function openRefreshToken(ctx: Ctx, token: Pick<StoredToken, "id" | "sealed_token">): string {
  return ctx.services.secrets.decrypt(token.sealed_token, sealedRefreshTokens.context(token.id));
}

function makeToken(ctx: Ctx, sessionId: string): { text: string; row: NewToken } {
  const text = newRefreshToken();
  const id = newId();
  const sealedToken = ctx.services.secrets.encrypt(text, sealedRefreshTokens.context(id));
  return { text, row: { id, sessionId, tokenHash: hashToken(text), sealedToken, at: ctx.now() } };
}
