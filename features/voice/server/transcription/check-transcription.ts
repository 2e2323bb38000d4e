import type { Ctx } from "#platform/server/context.ts";
import { samplesPerSecond } from "../../contract/transcription-limits.ts";
import type { TranscriptionEngine } from "./transcription-engine.ts";
import { writeWav } from "./write-wav.ts";

const timeoutMs = 20_000;

/**
 * Transcribes a second of silence, without charging anybody. Returns the duration of the call. Throws the
 * engine's error.
 */
export async function checkTranscription(
  ctx: Ctx,
  engine: TranscriptionEngine,
): Promise<{ milliseconds: number }> {
  const startedAt = performance.now();
  const signal = AbortSignal.timeout(timeoutMs);
  await engine.transcribe({ wav: silentWav(1), language: undefined }, { signal, log: ctx.log });
  return { milliseconds: Math.round(performance.now() - startedAt) };
}

/** Silence as WAV in the agreed format. */
function silentWav(seconds: number): Uint8Array<ArrayBuffer> {
  return writeWav(new Uint8Array(Math.round(seconds * samplesPerSecond) * 2));
}
