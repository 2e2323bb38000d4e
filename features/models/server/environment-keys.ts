import type { OfferedModelKeys, OfferedProviderKey } from "#platform/server/config/read-model-keys.ts";
import { fail } from "#platform/server/errors.ts";
import { modelErrors } from "../contract/errors.ts";
import { providerChoices } from "../contract/provider-choice.ts";

/** API keys found in the environment. They are offered to an admin and never used automatically. */
export type OfferedKeys = OfferedModelKeys;

export interface OfferedProvider {
  choice: OfferedProviderKey;
  name: string;
  setting: string;
  /** Where the key is valid, also from the environment. Absent: at the vendor's own address. */
  baseUrl?: string;
}

const settings: Record<OfferedProviderKey, string> = {
  openai: "OPENAI_API_KEY",
  anthropic: "ANTHROPIC_API_KEY",
  google: "GOOGLE_GENERATIVE_AI_API_KEY",
  mistral: "MISTRAL_API_KEY",
  groq: "GROQ_API_KEY",
  openrouter: "OPENROUTER_API_KEY",
  azure_openai: "AZURE_OPENAI_API_KEY",
};
const choices = Object.keys(settings) as OfferedProviderKey[];

/** Providers that could be connected with a key from the environment, without the keys. */
export function environmentKeys(keys: OfferedKeys): OfferedProvider[] {
  return choices.flatMap((choice) => {
    const { name, needsUrl } = providerChoices[choice];
    const offer = { choice, name, setting: settings[choice] };
    if (!keys[choice]) return [];
    if (!needsUrl) return [offer];
    return keys.azureUrl ? [{ ...offer, baseUrl: azureAddress(keys.azureUrl) }] : [];
  });
}

/**
 * The key of an offered setting, for its own vendor at the vendor's own address or the one beside the key. Throws
 * otherwise: the key must not reach another server.
 */
export function accessOfSetting(
  keys: OfferedKeys,
  { setting, choice, baseUrl }: { setting: string; choice: string; baseUrl: string | undefined },
): { apiKey: string; baseUrl: string | undefined } {
  const offer = environmentKeys(keys).find((entry) => entry.setting === setting && entry.choice === choice);
  const apiKey = offer && keys[offer.choice];
  if (!apiKey || baseUrl !== undefined) return fail(modelErrors, "model_provider.key_not_offered");
  return { apiKey, baseUrl: offer.baseUrl };
}

/** The part of a resource that speaks OpenAI's protocol. */
function azureAddress(endpoint: string): string {
  const address = endpoint.replace(/\/+$/, "");
  return address.endsWith("/openai/v1") ? address : `${address}/openai/v1`;
}
