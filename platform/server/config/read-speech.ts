import { assertNever } from "../assert-never.ts";
import type { SpeechSettings } from "./config.ts";
import type { Read } from "./read.ts";
import { refuseUnusedSettings } from "./refuse-unused-settings.ts";
import { type SettingName, settings } from "./settings.ts";
import { StartError } from "./start-error.ts";

const usualModels = { openai: "gpt-4o-mini-tts", elevenlabs: "eleven_flash_v2_5" };

const ofProviders = {
  providers: "openai, elevenlabs, azure or openai_compatible",
  names: ["SPEECH_API_KEY", "SPEECH_MODEL", "SPEECH_URL", "SPEECH_REGION"],
} as const;

/**
 * The speech settings. Throws a StartError for a missing value and for one that the provider does not use.
 */
export function readSpeech(read: Read): SpeechSettings {
  const provider = read("SPEECH") ?? "embedded";
  const apiKey = read("SPEECH_API_KEY");
  const url = read("SPEECH_URL");
  const model = read("SPEECH_MODEL");
  const region = read("SPEECH_REGION");
  switch (provider) {
    case "embedded":
    case "espeak-ng":
    case "off":
      refuseUnusedSettings(read, { setting: "SPEECH", value: provider, ...ofProviders });
      return Object.freeze({ provider });
    case "openai":
    case "elevenlabs":
      return Object.freeze({
        ...{ provider, url },
        apiKey: apiKey ?? refuseMissing("SPEECH_API_KEY", provider),
        model: model ?? usualModels[provider],
      });
    case "azure":
      return Object.freeze({
        provider,
        apiKey: apiKey ?? refuseMissing("SPEECH_API_KEY", provider),
        region: region ?? (url ? undefined : refuseMissing("SPEECH_REGION", provider)),
        url,
      });
    case "openai_compatible":
      return Object.freeze({
        ...{ provider, apiKey },
        url: url ?? refuseMissing("SPEECH_URL", provider),
        model: model ?? refuseMissing("SPEECH_MODEL", provider),
      });
    default:
      return assertNever(provider);
  }
}

function refuseMissing(name: SettingName, provider: string): never {
  throw new StartError(
    `SPEECH is "${provider}", but ${name} is not set.`,
    `Set ${name} to ${settings[name].expected}, or SPEECH to embedded or off.`,
  );
}
