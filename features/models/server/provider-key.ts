import type { SealedColumn } from "#platform/server/secrets/sealed-column.ts";
import type { Secrets } from "#platform/server/secrets/secrets.ts";

/** The encrypted keys of providers, each bound to its row. */
export const sealedProviderKeys: SealedColumn = {
  table: "model_providers",
  column: "api_key",
  idColumn: "id",
  context: (id) => `model_providers/${id}/api_key`,
};

/** Encrypts a provider's key, bound to this provider's row. */
export function sealProviderKey(secrets: Secrets, providerId: string, key: string): string {
  return secrets.encrypt(key, sealedProviderKeys.context(providerId));
}

export function openProviderKey(
  secrets: Secrets,
  { id, api_key }: { id: string; api_key: string | null },
): string | undefined {
  return api_key === null ? undefined : secrets.decrypt(api_key, sealedProviderKeys.context(id));
}
