import type { Secrets } from "#platform/server/secrets/secrets.ts";

/** Seals a provider's key so that only this provider's row can be opened with it. */
export function sealProviderKey(secrets: Secrets, providerId: string, key: string): string {
  return secrets.encrypt(key, context(providerId));
}

export function openProviderKey(
  secrets: Secrets,
  { id, api_key }: { id: string; api_key: string | null },
): string | undefined {
  return api_key === null ? undefined : secrets.decrypt(api_key, context(id));
}

function context(providerId: string): string {
  return `model_providers/${providerId}/api_key`;
}
