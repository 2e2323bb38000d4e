import { authorize } from "#platform/server/access/authorize.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { SpeechSetup } from "../../contract/stock-voice.ts";
import { voices } from "../../contract/voices.ts";
import type { SpeechEngine } from "../speech/speech-engine.ts";
import { listChosenVoices } from "./stock-voice.repository.ts";
import { voiceAccess } from "./voice.access.ts";

/** The engine and the stock voice of each voice. */
export async function readSpeechSetup(ctx: Ctx, engine: SpeechEngine | undefined): Promise<SpeechSetup> {
  authorize(ctx, voiceAccess.read_setup);
  if (!engine) return { engine: null, voices: [] };
  const { kind, label, stockVoices } = engine;
  const rows = await query(ctx, voiceAccess.read_setup, ({ db }) => listChosenVoices(db, kind));
  const chosen = new Map(rows.map(({ voice_id, stock_voice }) => [voice_id, stock_voice]));
  return {
    engine: { kind, label },
    voices: voices.map(({ id }) => ({
      voiceId: id,
      stockVoice: chosen.get(id) ?? stockVoices[id],
      usual: stockVoices[id],
    })),
  };
}
