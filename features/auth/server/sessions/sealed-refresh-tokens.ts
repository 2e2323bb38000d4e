import type { SealedColumn } from "#platform/server/secrets/sealed-column.ts";

/** Texts of the refresh tokens, each sealed to its row. */
export const sealedRefreshTokens: SealedColumn = {
  table: "auth.refresh_tokens",
  column: "sealed_token",
  idColumn: "id",
  context: (id) => `refresh_token/${id}`,
};
