import type { Module } from "#platform/server/module.ts";
import { seedVoices } from "./seed-voices.ts";
import { enhancedTts } from "./speech/enhanced-tts.ts";
import type { SpeechEngine } from "./speech/speech-engine.ts";

export interface VoiceOptions {
  /** Who speaks; nobody unless said. */
  engine?: SpeechEngine | undefined;
}

/** The ten voices, which of them a person chose, and what is spoken with them. */
export function createVoiceModule({ engine }: VoiceOptions): Module {
  return {
    name: "voice",
    dataApi: {
      tables: [
        {
          name: "user_voice_settings",
          methods: ["select", "insert", "upsert"],
          writeAct: "voice_settings.changed",
        },
      ],
    },
    functions: [enhancedTts(engine)],
    seed: (ctx) => seedVoices(ctx, {}),
  };
}
