import type { TranscriptionSettings } from "./config.ts";
import type { Read } from "./read.ts";
import { refuseUnusedSettings } from "./refuse-unused-settings.ts";
import { type SettingName, settings } from "./settings.ts";
import { StartError } from "./start-error.ts";

const ownModel = "gpt-4o-mini-transcribe";

const ofProviders = {
  providers: "openai or openai_compatible",
  names: ["TRANSCRIPTION_API_KEY", "TRANSCRIPTION_MODEL", "TRANSCRIPTION_URL"],
} as const;

/**
 * The transcription settings. Throws a StartError for a missing value and for one that the provider does not
 * use.
 */
export function readTranscription(read: Read): TranscriptionSettings {
  const by = read("TRANSCRIPTION") ?? "off";
  const url = read("TRANSCRIPTION_URL");
  const apiKey = read("TRANSCRIPTION_API_KEY");
  const model = read("TRANSCRIPTION_MODEL");
  switch (by) {
    case "off":
      refuseUnusedSettings(read, { setting: "TRANSCRIPTION", value: by, ...ofProviders });
      return { by };
    case "openai":
      return {
        by,
        url,
        apiKey: apiKey ?? refuseMissing("TRANSCRIPTION_API_KEY", by),
        model: model ?? ownModel,
      };
    case "openai_compatible":
      return {
        by,
        url: url ?? refuseMissing("TRANSCRIPTION_URL", by),
        apiKey,
        model: model ?? refuseMissing("TRANSCRIPTION_MODEL", by),
      };
  }
}

function refuseMissing(name: SettingName, by: string): never {
  throw new StartError(
    `TRANSCRIPTION is "${by}", but ${name} is not set.`,
    `Set ${name} to ${settings[name].expected}, or leave TRANSCRIPTION out.`,
  );
}
