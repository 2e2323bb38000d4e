import { z } from "zod";
import type { StockVoice } from "../../../contract/stock-voice.ts";
import type { VoiceId } from "../../../contract/voices.ts";
import type { SpeechEngine } from "../speech-engine.ts";
import { connectProvider, type ProviderTimeouts } from "./provider-connection.ts";
import { providerEngine } from "./provider-engine.ts";

export interface ElevenLabsAccess {
  apiKey: string;
  model: string;
  /** Absent: ElevenLabs' default address. */
  url?: string | undefined;
  timeouts?: ProviderTimeouts | undefined;
}

/** Premade voices of ElevenLabs, with their names as comments. */
const usualVoices: Readonly<Record<VoiceId, string>> = {
  jarvis: "onwK4e9ZLuTAKqWW03F9", // Daniel
  tony_stark: "TX3LPaxmHKxFdv7VOQHJ", // Liam
  morgan_freeman: "nPczCjzI2devNBz1zQrb", // Brian
  scarlett_johansson: "XrExE9yKIg1WjnnlVkGX", // Matilda
  david_attenborough: "JBFqnCBsd6RMkjVDRZzb", // George
  elon_musk: "cjVigY5qzO86Huf0OWal", // Eric
  joe_rogan: "CwhRBWXzGAHq8TQ4Fs17", // Roger
  barack_obama: "iP95p4xoKVk53GoZ742B", // Chris
  taylor_swift: "cgSgspJ2msm6clMCkdW9", // Jessica
  gpt_default: "SAz9YHcvj6GT2YYXdXww", // River
};

/** 22 kHz, available to every account. */
const format = "mp3_22050_32";

/** ElevenLabs. It detects the language itself and takes no instructions. */
export function elevenLabsEngine({ apiKey, model, url, timeouts }: ElevenLabsAccess): SpeechEngine {
  const baseUrl = url ?? "https://api.elevenlabs.io";
  const fetch = connectProvider({ baseUrl, isTrusted: url !== undefined, timeouts });
  return providerEngine({
    id: `elevenlabs ${model} ${baseUrl}`,
    kind: "elevenlabs",
    label: `${model} of ElevenLabs`,
    called: { provider: "ElevenLabs", model },
    stockVoices: usualVoices,
    isLimitedToList: true,
    isStockVoice: (name) => /^[A-Za-z0-9]{10,40}$/.test(name),
    async listStockVoices() {
      const made = `${baseUrl}/v2/voices?category=premade&page_size=100`;
      const reply = await fetch(made, { headers: { "xi-api-key": apiKey } });
      return readVoices(await reply.json());
    },
    // The limit of its smallest model.
    mostCharacters: 5_000,
    async say({ text, stockVoice }, signal) {
      const reply = await fetch(`${baseUrl}/v1/text-to-speech/${stockVoice}?output_format=${format}`, {
        method: "POST",
        headers: { "xi-api-key": apiKey, "content-type": "application/json", accept: "audio/mpeg" },
        body: JSON.stringify({ text, model_id: model }),
        signal,
      });
      return new Uint8Array(await reply.arrayBuffer());
    },
  });
}

const VoiceList = z.object({
  voices: z.array(z.object({ voice_id: z.string(), name: z.string(), category: z.string().optional() })),
});

/** Only premade voices: others may be a person's own voice. */
function readVoices(reply: unknown): StockVoice[] {
  return VoiceList.parse(reply)
    .voices.filter(({ category }) => category === "premade")
    .map(({ voice_id, name }) => ({ name: voice_id, label: name.slice(0, 100) }));
}
