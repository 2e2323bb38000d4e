import type { SealedColumn } from "#platform/server/secrets/sealed-column.ts";

/** The codes that were sent, each bound to its row. */
export const sealedCodes: SealedColumn = {
  table: "auth.one_time_tokens",
  column: "sealed_code",
  idColumn: "id",
  context: (id) => `one_time_token/${id}`,
};
