import { z } from "zod";
import type { StockVoice } from "../../../contract/stock-voice.ts";
import type { SpeechEngine } from "../speech-engine.ts";
import { sayByOpenAi } from "./openai-speech.ts";
import { usualOpenAiVoices } from "./openai-voices.ts";
import { connectProvider, type ProviderTimeouts } from "./provider-connection.ts";
import { providerEngine } from "./provider-engine.ts";
import { ProviderRefusal } from "./provider-refusal.ts";

export interface CompatibleAccess {
  url: string;
  model: string;
  apiKey?: string | undefined;
  timeouts?: ProviderTimeouts | undefined;
}

/** A server with OpenAI's protocol. Most accept OpenAI's voice names; admins can choose others. */
export function openAiCompatibleEngine({ url, model, apiKey, timeouts }: CompatibleAccess): SpeechEngine {
  const fetch = connectProvider({ baseUrl: url, isTrusted: true, timeouts });
  return providerEngine({
    id: `openai_compatible ${model} ${url}`,
    kind: "openai_compatible",
    label: `${model} at ${new URL(url).host}`,
    called: { provider: new URL(url).host, model },
    stockVoices: usualOpenAiVoices,
    // Some servers mix voices: af_bella(2)+af_sky(1).
    isStockVoice: (name) => /^[\w][\w .:/()+-]*$/.test(name),
    listStockVoices: () => listVoices(`${url}/audio/voices`, apiKey, fetch),
    mostCharacters: 4_096,
    say: (request, signal) => sayByOpenAi({ baseUrl: url, apiKey, model, fetch }, { ...request, signal }),
  });
}

/** The voice list of self-hosted servers, an extension of OpenAI's protocol: names, or objects with one. */
const VoiceList = z.object({
  voices: z.array(z.union([z.string(), z.object({ id: z.string() }), z.object({ name: z.string() })])),
});

async function listVoices(
  url: string,
  apiKey: string | undefined,
  fetch: typeof globalThis.fetch,
): Promise<StockVoice[]> {
  try {
    const reply = await fetch(url, { headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {} });
    const list = VoiceList.safeParse(await reply.json());
    return (list.data?.voices ?? []).map((voice) => {
      const name = typeof voice === "string" ? voice : "id" in voice ? voice.id : voice.name;
      return { name, label: null };
    });
  } catch (error) {
    if (error instanceof ProviderRefusal && [404, 405].includes(error.status)) return [];
    throw error;
  }
}
