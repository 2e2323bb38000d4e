import { readSession } from "#features/auth/web/index.tsx";
import type { WebModule } from "#platform/web/modules/web-module.ts";
import { speechCheck } from "./speech-check.ts";

/** What voice adds to the shell. */
export const voiceWeb: WebModule = {
  adminChecks: [speechCheck],
  firstSteps: [
    {
      key: "voice",
      title: "Choose a voice",
      text: "The assistant reads answers aloud and talks with you.",
      to: "/settings/voice",
      isDone: async () => {
        const session = readSession();
        if (session.status !== "signed-in") return false;
        const { hasChosenVoice } = await import("./choice/voice-choice.ts");
        return hasChosenVoice(session.user.id);
      },
    },
  ],
  settings: [{ to: "/settings/voice", label: "Voice" }],
};
