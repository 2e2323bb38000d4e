import type { SealedColumn } from "#platform/server/secrets/sealed-column.ts";

/** Shared secrets of authenticator apps, each sealed to its factor. */
export const sealedTotpSecrets: SealedColumn = {
  table: "auth.mfa_factors",
  column: "sealed_secret",
  idColumn: "id",
  context: (id) => `mfa_factor/${id}`,
};
