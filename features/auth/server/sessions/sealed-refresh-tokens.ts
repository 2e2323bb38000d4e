import type { SealedColumn } from "#platform/server/secrets/sealed-column.ts";

/** The texts of the refresh tokens, each bound to its row. */
export const sealedRefreshTokens: SealedColumn = {
  table: "auth.refresh_tokens",
  column: "sealed_token",
  idColumn: "id",
  context: (id) => `refresh_token/${id}`,
};
