import type { Module } from "#platform/server/module.ts";
import { voiceActs } from "./acts.ts";
import { speechRoutes } from "./mapping/speech.routes.ts";
import { archivedRecordings } from "./recordings/archived-recordings.ts";
import { recordingRoutes } from "./recordings/recording.routes.ts";
import { seedVoices } from "./seed-voices.ts";
import { enhancedTts } from "./speech/enhanced-tts.ts";
import type { SpeechEngine } from "./speech/speech-engine.ts";
import { transcriptionRoutes } from "./transcription/transcription.routes.ts";
import type { TranscriptionEngine } from "./transcription/transcription-engine.ts";

export interface VoiceOptions {
  /** The speech engine. Absent: none. */
  engine?: SpeechEngine | undefined;
  /** The transcription engine. Absent: none. */
  transcription?: TranscriptionEngine | undefined;
}

/** The ten voices, people's choice among them, speech and transcription. */
export function createVoiceModule({ engine, transcription }: VoiceOptions): Module {
  return {
    name: "voice",
    acts: voiceActs,
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
    // Recordings are deleted with their messages. A voice identifies a person, so an anonymized account loses
    // its recordings too.
    erasable: [{ table: "message_recordings", columns: ["workspace_id", "user_id"], isNaming: true }],
    archived: [archivedRecordings],
    seed: (ctx) => seedVoices(ctx, {}),
  };
}
