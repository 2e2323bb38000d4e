import { fail } from "#platform/server/errors.ts";
import { modelErrors } from "../contract/errors.ts";

/** API keys found in the environment. They are offered to an admin and never used automatically. */
export interface OfferedKeys {
  openai?: string | undefined;
  anthropic?: string | undefined;
  google?: string | undefined;
}

export interface OfferedProvider {
  choice: keyof OfferedKeys;
  name: string;
  setting: string;
}

const offers: OfferedProvider[] = [
  { choice: "openai", name: "OpenAI", setting: "OPENAI_API_KEY" },
  { choice: "anthropic", name: "Anthropic", setting: "ANTHROPIC_API_KEY" },
  { choice: "google", name: "Google", setting: "GOOGLE_GENERATIVE_AI_API_KEY" },
];

/** Providers that could be connected with a key from the environment, without the keys. */
export function environmentKeys(keys: OfferedKeys): OfferedProvider[] {
  return offers.filter(({ choice }) => keys[choice]);
}

/**
 * The key of an offered setting, for its own vendor at the vendor's own address. Throws otherwise: the key must
 * not reach another server.
 */
export function keyOfSetting(
  keys: OfferedKeys,
  { setting, choice, baseUrl }: { setting: string; choice: string; baseUrl: string | undefined },
): string {
  const offer = offers.find((entry) => entry.setting === setting && entry.choice === choice);
  const key = baseUrl === undefined && offer ? keys[offer.choice] : undefined;
  return key || fail(modelErrors, "model_provider.key_not_offered");
}
