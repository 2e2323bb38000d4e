import type { SealedColumn } from "#platform/server/secrets/sealed-column.ts";

/** Private parts of the SAML request keys, each sealed to its row. */
export const sealedSamlKeys: SealedColumn = {
  table: "auth.saml_keys",
  column: "sealed_private_key",
  idColumn: "id",
  context: (id) => `saml_key/${id}`,
};
