import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const voiceActs: ActWords = {
  nouns: {
    voice: ["Voice", "Stimme"],
    voice_settings: ["Voice settings", "Spracheinstellungen"],
  },
  acts: {
    "message.recording_deleted": [
      "{actor} deleted the recording of a message",
      "{actor} hat die Aufnahme einer Nachricht gelöscht",
    ],
    "message.recording_kept": [
      "{actor} kept the recording of a message",
      "{actor} hat die Aufnahme einer Nachricht behalten",
    ],
    "voice.created": ["{actor} added a voice", "{actor} hat eine Stimme hinzugefügt"],
    "voice.stock_voice_set": [
      "{actor} chose the sound of a voice",
      "{actor} hat den Klang einer Stimme gewählt",
    ],
    "voice_settings.changed": [
      "{actor} changed their voice settings",
      "{actor} hat die eigenen Spracheinstellungen geändert",
    ],
  },
};
