import type { SealedColumn } from "#platform/server/secrets/sealed-column.ts";

/** The key for derived billing secrets. */
export const sealedBillingKeys: SealedColumn = {
  table: "billing_keys",
  column: "sealed_key",
  idColumn: "id",
  context: (id) => `billing_key/${id}`,
};
