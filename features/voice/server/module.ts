import type { Module } from "#platform/server/module.ts";
import { speechRoutes } from "./mapping/speech.routes.ts";
import { recordingRoutes } from "./recordings/recording.routes.ts";
import { seedVoices } from "./seed-voices.ts";
import { enhancedTts } from "./speech/enhanced-tts.ts";
import type { SpeechEngine } from "./speech/speech-engine.ts";
import { transcriptionRoutes } from "./transcription/transcription.routes.ts";
import type { TranscriptionEngine } from "./transcription/transcription-engine.ts";

export interface VoiceOptions {
  /** Who speaks; nobody unless said. */
  engine?: SpeechEngine | undefined;
  /** Who writes down what is said; nobody unless said. */
  transcription?: TranscriptionEngine | undefined;
}

/** The ten voices, which of them a person chose, and what is spoken with them. */
export function createVoiceModule({ engine, transcription }: VoiceOptions): Module {
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
    routes: [speechRoutes(engine), transcriptionRoutes(transcription), recordingRoutes()],
    // Recordings go with their messages; a voice says whose it is, also where only the name is deleted.
    erasable: [{ table: "message_recordings", columns: ["workspace_id", "user_id"], isNaming: true }],
    seed: (ctx) => seedVoices(ctx, {}),
  };
}
