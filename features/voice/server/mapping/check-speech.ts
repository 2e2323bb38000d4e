import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import type { SpeechCheck } from "../../contract/stock-voice.ts";
import { defaultVoiceId } from "../../contract/voices.ts";
import { mostSecondsOf } from "../speech/most-seconds-of.ts";
import type { SpeechEngine } from "../speech/speech-engine.ts";
import { stockVoiceOf } from "./stock-voice-of.ts";

/**
 * The shortest text that tests program or key, model, voice and sound at once. Providers charge by the
 * character.
 */
const word = "Ready.";

/** Lets the engine say a word with the default voice, without charging anybody. */
export async function checkSpeech(ctx: Ctx, engine: SpeechEngine, signal: AbortSignal): Promise<SpeechCheck> {
  const stockVoice = await stockVoiceOf(ctx, engine, defaultVoiceId);
  const how = { voiceId: defaultVoiceId, stockVoice, personality: undefined, language: "en" };
  const startedAt = performance.now();
  const time = () => Math.round(performance.now() - startedAt);
  try {
    await engine.speak({ text: word, ...how }, { mostSeconds: mostSecondsOf(word), signal, log: ctx.log });
    return { milliseconds: time(), problem: null };
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError)) throw error;
    return { milliseconds: time(), problem: error.message };
  }
}
