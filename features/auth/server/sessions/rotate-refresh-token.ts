import type { Ctx } from "#platform/server/context.ts";
import { makeRefreshToken } from "./make-refresh-token.ts";
import { replaceToken } from "./refresh-token.repository.ts";

/** Rotates the refresh token `parentId` of a session in use. Returns the text of the next one. */
export async function rotateRefreshToken(ctx: Ctx, sessionId: string, parentId: string): Promise<string> {
  const { text, row } = makeRefreshToken(ctx, sessionId);
  const { ip, userAgent } = ctx.source;
  await replaceToken(ctx.db, { ...row, parentId }, { at: ctx.now(), ip, userAgent });
  return text;
}
