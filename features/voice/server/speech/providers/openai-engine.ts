import type { SpeechEngine } from "../speech-engine.ts";
import { sayByOpenAi } from "./openai-speech.ts";
import { isEarlierModel, openAiVoicesOf, usualVoicesOf } from "./openai-voices.ts";
import { connectProvider, type ProviderTimeouts } from "./provider-connection.ts";
import { providerEngine } from "./provider-engine.ts";

export interface OpenAiAccess {
  apiKey: string;
  model: string;
  /** Absent: OpenAI's own address. */
  url?: string | undefined;
  timeouts?: ProviderTimeouts | undefined;
}

/** Its newer models are told the personality. */
export function openAiEngine({ apiKey, model, url, timeouts }: OpenAiAccess): SpeechEngine {
  const baseUrl = url ?? "https://api.openai.com/v1";
  const fetch = connectProvider({ baseUrl, isTrusted: url !== undefined, timeouts });
  return providerEngine({
    id: `openai ${model} ${baseUrl}`,
    kind: "openai",
    label: `${model} of OpenAI`,
    stockVoices: usualVoicesOf(model),
    isStockVoice: (name) => /^[a-z][a-z0-9_-]*$/.test(name),
    listStockVoices: async () => openAiVoicesOf(model).map((name) => ({ name, label: null })),
    // It takes 4,096, of its newer models at most 2,000 tokens; in some writings a character is one.
    mostCharacters: 2_000,
    say: (request, signal) =>
      sayByOpenAi(
        { baseUrl, apiKey, model, fetch },
        { ...request, signal },
        isEarlierModel(model) ? undefined : request.personality,
      ),
  });
}
