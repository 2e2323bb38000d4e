/** API keys found in the environment, by the provider that they are for. */
export type OfferedModelKeys = Readonly<Partial<Record<OfferedProviderKey, string>>> & {
  /** Where the key of Azure OpenAI is valid. Without it, that key is not offered. */
  readonly azureUrl?: string | undefined;
};
export type OfferedProviderKey =
  | ("openai" | "anthropic" | "google" | "mistral" | "groq" | "openrouter")
  | "azure_openai";

type KeySetting =
  | ("OPENAI_API_KEY" | "ANTHROPIC_API_KEY" | "GOOGLE_GENERATIVE_AI_API_KEY" | "MISTRAL_API_KEY")
  | ("GROQ_API_KEY" | "OPENROUTER_API_KEY" | "AZURE_OPENAI_API_KEY" | "AZURE_OPENAI_ENDPOINT");

/** Nothing uses them silently. */
export function readModelKeys(read: (name: KeySetting) => string | undefined): OfferedModelKeys {
  return Object.freeze({
    openai: read("OPENAI_API_KEY"),
    anthropic: read("ANTHROPIC_API_KEY"),
    google: read("GOOGLE_GENERATIVE_AI_API_KEY"),
    mistral: read("MISTRAL_API_KEY"),
    groq: read("GROQ_API_KEY"),
    openrouter: read("OPENROUTER_API_KEY"),
    azure_openai: read("AZURE_OPENAI_API_KEY"),
    azureUrl: read("AZURE_OPENAI_ENDPOINT"),
  });
}
