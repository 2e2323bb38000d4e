import { assertNever } from "#platform/server/assert-never.ts";
import type { SpeechSettings } from "#platform/server/config/config.ts";
import { espeakEngine } from "./espeak/espeak-engine.ts";
import { fliteEngine } from "./flite/flite-engine.ts";
import { azureEngine } from "./providers/azure-engine.ts";
import { elevenLabsEngine } from "./providers/elevenlabs-engine.ts";
import { openAiCompatibleEngine } from "./providers/openai-compatible-engine.ts";
import { openAiEngine } from "./providers/openai-engine.ts";
import type { SpeechEngine } from "./speech-engine.ts";

/** The speech engine of these settings. Undefined when speech is off. */
export function engineOf(settings: SpeechSettings): SpeechEngine | undefined {
  switch (settings.provider) {
    case "off":
      return undefined;
    case "embedded":
      return fliteEngine();
    case "espeak-ng":
      return espeakEngine();
    case "openai":
      return openAiEngine(settings);
    case "elevenlabs":
      return elevenLabsEngine(settings);
    case "azure":
      return azureEngine(settings);
    case "openai_compatible":
      return openAiCompatibleEngine(settings);
    default:
      return assertNever(settings);
  }
}
