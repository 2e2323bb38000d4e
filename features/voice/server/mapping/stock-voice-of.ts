import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { VoiceId } from "../../contract/voices.ts";
import type { SpeechEngine } from "../speech/speech-engine.ts";
import { findChosenVoice } from "./stock-voice.repository.ts";

/**
 * The current stock voice of a voice. Read for every speech, so that a change takes effect at once on every
 * server. Only the service role may read the table, so the system reads it.
 */
export async function stockVoiceOf(ctx: Ctx, engine: SpeechEngine, voiceId: VoiceId): Promise<string> {
  const system = ctx.asSystem("voice");
  const chosen = await query(system, ({ db }) => findChosenVoice(db, engine.kind, voiceId));
  return chosen ?? engine.stockVoices[voiceId];
}
