import type { Module } from "#platform/server/module.ts";
import { seedVoices } from "./seed-voices.ts";

export const voiceModule: Module = {
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
  seed: (ctx) => seedVoices(ctx, {}),
};
