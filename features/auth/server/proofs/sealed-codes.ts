import type { SealedColumn } from "#platform/server/secrets/sealed-column.ts";

/** Sent codes, each sealed to its row. */
export const sealedCodes: SealedColumn = {
  table: "auth.one_time_tokens",
  column: "sealed_code",
  idColumn: "id",
  context: (id) => `one_time_token/${id}`,
};
