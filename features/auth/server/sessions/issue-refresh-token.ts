import type { Ctx } from "#platform/server/context.ts";
import { makeRefreshToken } from "./make-refresh-token.ts";
import { insertToken } from "./refresh-token.repository.ts";

/** Adds a refresh token to the session and returns its text. */
export async function issueRefreshToken(ctx: Ctx, sessionId: string): Promise<string> {
  const { text, row } = makeRefreshToken(ctx, sessionId);
  await insertToken(ctx.db, row);
  return text;
}
