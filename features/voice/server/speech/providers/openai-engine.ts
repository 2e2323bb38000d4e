import type { SpeechEngine } from "../speech-engine.ts";
import { sayByOpenAi } from "./openai-speech.ts";
import { isEarlierModel, openAiVoicesOf, usualVoicesOf } from "./openai-voices.ts";
import { connectProvider, type ProviderTimeouts } from "./provider-connection.ts";
import { providerEngine } from "./provider-engine.ts";

export interface OpenAiAccess {
  apiKey: string;
  model: string;
  /** Absent: OpenAI's default address. */
  url?: string | undefined;
  timeouts?: ProviderTimeouts | undefined;
}

/** OpenAI. Its newer models take the personality as instructions. */
export function openAiEngine({ apiKey, model, url, timeouts }: OpenAiAccess): SpeechEngine {
  const baseUrl = url ?? "https://api.openai.com/v1";
  const fetch = connectProvider({ baseUrl, isTrusted: url !== undefined, timeouts });
  return providerEngine({
    id: `openai ${model} ${baseUrl}`,
    kind: "openai",
    label: `${model} of OpenAI`,
    called: { provider: url ? new URL(url).host : "OpenAI", model },
    stockVoices: usualVoicesOf(model),
    isStockVoice: (name) => /^[a-z][a-z0-9_-]*$/.test(name),
    listStockVoices: async () => openAiVoicesOf(model).map((name) => ({ name, label: null })),
    // OpenAI takes 4,096 characters, its newer models at most 2,000 tokens. In some scripts a character is a
    // token.
    mostCharacters: 2_000,
    say: (request, signal) =>
      sayByOpenAi(
        { baseUrl, apiKey, model, fetch },
        { ...request, signal },
        isEarlierModel(model) ? undefined : request.personality,
      ),
  });
}
