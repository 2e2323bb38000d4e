import { z } from "zod";
import type { ProviderKind } from "./model.ts";

export const providerChoiceKeys = [
  "openai",
  "anthropic",
  "google",
  "azure_openai",
  "mistral",
  "groq",
  "openrouter",
  "openai_compatible",
] as const;

/** What an admin chooses when connecting a provider. Several choices share a protocol. */
export const ProviderChoice = z.enum(providerChoiceKeys).meta({ id: "ProviderChoice" });
export type ProviderChoice = z.infer<typeof ProviderChoice>;

export interface ProviderChoiceFacts {
  /** The protocol. */
  kind: ProviderKind;
  name: string;
  /** The vendor's address for `openai_compatible` kinds. Absent: the protocol's own, or one that is entered. */
  baseUrl?: string;
  /** Whether an address must be entered. */
  needsUrl: boolean;
  needsKey: boolean;
  /** An address as an example. */
  exampleUrl?: string;
  /** Whether models are called by names of one's own, which no list has. */
  hasOwnNames?: boolean;
}

const vendor = (kind: ProviderKind, name: string, baseUrl?: string): ProviderChoiceFacts => ({
  kind,
  name,
  ...(baseUrl ? { baseUrl } : {}),
  needsUrl: false,
  needsKey: true,
});

export const providerChoices: Readonly<Record<ProviderChoice, ProviderChoiceFacts>> = {
  openai: vendor("openai", "OpenAI"),
  anthropic: vendor("anthropic", "Anthropic"),
  google: vendor("google", "Google"),
  azure_openai: {
    ...vendor("openai_compatible", "Azure OpenAI"),
    needsUrl: true,
    exampleUrl: "https://my-resource.openai.azure.com/openai/v1",
    hasOwnNames: true,
  },
  mistral: vendor("openai_compatible", "Mistral", "https://api.mistral.ai/v1"),
  groq: vendor("openai_compatible", "Groq", "https://api.groq.com/openai/v1"),
  openrouter: vendor("openai_compatible", "OpenRouter", "https://openrouter.ai/api/v1"),
  openai_compatible: {
    kind: "openai_compatible",
    name: "Another server",
    needsUrl: true,
    needsKey: false,
    exampleUrl: "http://127.0.0.1:11434/v1",
  },
};
