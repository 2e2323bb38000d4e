import { type SpeechServer, startSpeechServer } from "#mocks/speech-server/start-speech-server.ts";
import type { SpeechEngineKind } from "../../contract/stock-voice.ts";
import { azureEngine } from "../speech/providers/azure-engine.ts";
import { elevenLabsEngine } from "../speech/providers/elevenlabs-engine.ts";
import { openAiCompatibleEngine } from "../speech/providers/openai-compatible-engine.ts";
import { openAiEngine } from "../speech/providers/openai-engine.ts";
import type { SpeechEngine } from "../speech/speech-engine.ts";

export type ProviderKind = Exclude<SpeechEngineKind, "embedded" | "espeak-ng">;

export const providerKinds: readonly ProviderKind[] = ["openai", "elevenlabs", "azure", "openai_compatible"];

interface Stage extends AsyncDisposable {
  server: SpeechServer;
  /** The real engine, connected to the scripted provider. Has the usual timeouts unless `totalMs` is given. */
  engine(kind: ProviderKind, changes?: { apiKey?: string; model?: string; totalMs?: number }): SpeechEngine;
}

/** A scripted provider with all interfaces, and engines connected to it. */
export async function stageEngines(): Promise<Stage> {
  const server = await startSpeechServer();
  return {
    server,
    engine(kind, { apiKey = server.apiKey, model = "gpt-4o-mini-tts", totalMs } = {}) {
      const timeouts = totalMs === undefined ? undefined : { totalMs, connectMs: 10_000, silenceMs: totalMs };
      const access = { apiKey, timeouts };
      switch (kind) {
        case "openai":
          return openAiEngine({ ...access, model, url: `${server.url}/v1` });
        case "openai_compatible":
          return openAiCompatibleEngine({ ...access, model, url: `${server.url}/v1` });
        case "elevenlabs":
          return elevenLabsEngine({
            ...{ ...access, url: server.url },
            model: model.startsWith("gpt") ? "eleven_flash_v2_5" : model,
          });
        case "azure":
          return azureEngine({ ...access, url: server.url });
      }
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
