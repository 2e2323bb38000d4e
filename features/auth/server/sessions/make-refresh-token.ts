import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { hashToken } from "../hash-token.ts";
import type { NewToken } from "./refresh-token.repository.ts";
import { newRefreshToken } from "./refresh-token.ts";
import { sealedRefreshTokens } from "./sealed-refresh-tokens.ts";

/** Generates a refresh token and its row, which the caller stores. */
export function makeRefreshToken(ctx: Ctx, sessionId: string): { text: string; row: NewToken } {
  const text = newRefreshToken();
  const id = newId();
  const sealedToken = ctx.services.secrets.encrypt(text, sealedRefreshTokens.context(id));
  return { text, row: { id, sessionId, tokenHash: hashToken(text), sealedToken, at: ctx.now() } };
}
