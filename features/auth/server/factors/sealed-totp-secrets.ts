import type { SealedColumn } from "#platform/server/secrets/sealed-column.ts";

/** The secrets that authenticator apps share with us, each bound to its factor. */
export const sealedTotpSecrets: SealedColumn = {
  table: "auth.mfa_factors",
  column: "sealed_secret",
  idColumn: "id",
  context: (id) => `mfa_factor/${id}`,
};
