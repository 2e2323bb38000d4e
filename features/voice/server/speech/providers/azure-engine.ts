import { z } from "zod";
import type { StockVoice } from "../../../contract/stock-voice.ts";
import type { VoiceId } from "../../../contract/voices.ts";
import type { SpeechEngine } from "../speech-engine.ts";
import { connectProvider, type ProviderTimeouts } from "./provider-connection.ts";
import { providerEngine } from "./provider-engine.ts";
import { toSsml } from "./to-ssml.ts";

export interface AzureAccess {
  apiKey: string;
  /** Absent only when `url` is set. */
  region?: string | undefined;
  url?: string | undefined;
  timeouts?: ProviderTimeouts | undefined;
}

/** Multilingual voices, which detect the language of the text. */
const usualVoices: Readonly<Record<VoiceId, string>> = {
  jarvis: "en-GB-OllieMultilingualNeural",
  tony_stark: "en-US-BrianMultilingualNeural",
  morgan_freeman: "en-US-LewisMultilingualNeural",
  scarlett_johansson: "en-US-EmmaMultilingualNeural",
  david_attenborough: "en-US-ChristopherMultilingualNeural",
  elon_musk: "en-US-SteffanMultilingualNeural",
  joe_rogan: "en-US-DustinMultilingualNeural",
  barack_obama: "en-US-AndrewMultilingualNeural",
  taylor_swift: "en-US-PhoebeMultilingualNeural",
  gpt_default: "en-US-AvaMultilingualNeural",
};

const format = "audio-24khz-48kbitrate-mono-mp3";

/** Azure Speech through its REST API. The AI SDK has no speech for Azure. */
export function azureEngine({ apiKey, region, url, timeouts }: AzureAccess): SpeechEngine {
  const baseUrl = url ?? `https://${region}.tts.speech.microsoft.com`;
  const fetch = connectProvider({ baseUrl, isTrusted: url !== undefined, timeouts });
  const key = { "ocp-apim-subscription-key": apiKey };
  return providerEngine({
    id: `azure ${baseUrl}`,
    kind: "azure",
    label: region && !url ? `Azure in ${region}` : `Azure at ${new URL(baseUrl).host}`,
    called: { provider: "Azure", model: "Azure Speech" },
    stockVoices: usualVoices,
    isStockVoice: (name) => /^[a-z]{2,3}-[A-Z]{2}[\w:-]*$/.test(name),
    async listStockVoices() {
      const reply = await fetch(`${baseUrl}/cognitiveservices/voices/list`, { headers: key });
      return readVoices(await reply.json());
    },
    // About six minutes. Azure cuts audio at ten.
    mostCharacters: 5_000,
    async say(request, signal) {
      const reply = await fetch(`${baseUrl}/cognitiveservices/v1`, {
        method: "POST",
        headers: {
          ...key,
          "content-type": "application/ssml+xml",
          "x-microsoft-outputformat": format,
          "user-agent": "Adjutant",
        },
        body: toSsml(request),
        signal,
      });
      return new Uint8Array(await reply.arrayBuffer());
    },
  });
}

const VoiceList = z.array(
  z.object({ ShortName: z.string(), DisplayName: z.string(), VoiceType: z.string(), LocaleName: z.string() }),
);

function readVoices(reply: unknown): StockVoice[] {
  return VoiceList.parse(reply)
    .filter(({ VoiceType }) => VoiceType === "Neural" || VoiceType === "NeuralHD")
    .map(({ ShortName, DisplayName, LocaleName }) => ({
      name: ShortName,
      label: `${DisplayName}, ${LocaleName}`.slice(0, 100),
    }));
}
