import type { SealedColumn } from "#platform/server/secrets/sealed-column.ts";

/** Private parts of the signing keys, each sealed to its key. */
export const sealedSigningKeys: SealedColumn = {
  table: "auth.signing_keys",
  column: "sealed_private_jwk",
  idColumn: "kid",
  context: (kid) => `signing_key/${kid}`,
};
