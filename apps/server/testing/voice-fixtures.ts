import { espeakEngine } from "#features/voice/server/index.ts";
import { setStockVoice } from "#features/voice/server/mapping/set-stock-voice.ts";
import type { CommandFixture } from "./command-fixture.ts";

/** Commands on voices. */
export const voiceFixtures: Record<string, CommandFixture> = {
  "voice.seed": { act: "voice.created", isOfTheStart: true, perform: async () => undefined },
  "voice.set_stock_voice": {
    act: "voice.stock_voice_set",
    perform: async ({ as, newPerson }) =>
      setStockVoice(as({ ...(await newPerson()).actor, isAdmin: true }), {
        ...{ engine: espeakEngine(), chosenFor: "espeak-ng", voiceId: "jarvis", stockVoice: "en-us+m8" },
      }),
  },
};
