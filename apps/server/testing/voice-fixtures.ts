import { espeakEngine } from "#features/voice/server/index.ts";
import { setStockVoice } from "#features/voice/server/mapping/set-stock-voice.ts";
import { settleVoiceCall } from "#features/voice/server/metering/settle-voice-call.ts";
import { newId } from "#platform/server/ids.ts";
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
  // Keeps a row of usage, like the settling of a call of a model for a workspace.
  "voice.settle_call": {
    act: null,
    async perform({ system, look }) {
      const [first] = await look<{ id: string }>("select id from workspaces limit 1");
      const [workspaceId, userId] = [first?.id ?? "", newId()];
      const engine = { kind: "openai", provider: "OpenAI", model: "gpt-4o-mini-tts" };
      await settleVoiceCall(system, {
        ...{ workspaceId, userId, requestId: `speech:${newId()}`, purpose: "speech", engine, durationMs: 1 },
        ...{ end: { outcome: "refused" }, facts: {} },
      });
    },
  },
};
