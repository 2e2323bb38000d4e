import type { SealedColumn } from "#platform/server/secrets/sealed-column.ts";

/** The private parts of the keys that sign requests to identity providers, each bound to its row. */
export const sealedSamlKeys: SealedColumn = {
  table: "auth.saml_keys",
  column: "sealed_private_key",
  idColumn: "id",
  context: (id) => `saml_key/${id}`,
};
