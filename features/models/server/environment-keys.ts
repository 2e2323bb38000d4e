import type { ProviderKind } from "../contract/model.ts";

/** API keys found in the environment. They are offered to an admin and never used automatically. */
export interface OfferedKeys {
  openai?: string | undefined;
  anthropic?: string | undefined;
  google?: string | undefined;
}

export interface OfferedProvider {
  kind: ProviderKind;
  name: string;
  setting: string;
}

const offers: (OfferedProvider & { key: keyof OfferedKeys })[] = [
  { key: "openai", kind: "openai", name: "OpenAI", setting: "OPENAI_API_KEY" },
  { key: "anthropic", kind: "anthropic", name: "Anthropic", setting: "ANTHROPIC_API_KEY" },
  { key: "google", kind: "google", name: "Google", setting: "GOOGLE_GENERATIVE_AI_API_KEY" },
];

/** Providers that could be connected with a key from the environment, without the keys. */
export function environmentKeys(keys: OfferedKeys): OfferedProvider[] {
  return offers.filter(({ key }) => keys[key]).map(({ kind, name, setting }) => ({ kind, name, setting }));
}
