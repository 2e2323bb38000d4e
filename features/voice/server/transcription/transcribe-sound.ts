import type { Ctx, UserActor } from "#platform/server/context.ts";
import { withVoiceMetering } from "../metering/with-voice-metering.ts";
import type { Sound, TranscriptionEngine } from "./transcription-engine.ts";

/** A minute of fast speech has a thousand characters. Much more text was not spoken. */
const mostCharacters = 8_000;

interface Order {
  engine: TranscriptionEngine;
  person: UserActor;
  seconds: number;
  signal: AbortSignal;
}

/**
 * Transcribes a sound and charges the person: reserves its seconds and settles them afterwards. Throws
 * `limit_reached` and the engine's errors. Failed and cancelled transcriptions are free.
 */
export async function transcribeSound(
  ctx: Ctx,
  { engine, person, seconds, signal }: Order,
  sound: Sound,
): Promise<string> {
  const { text } = await withVoiceMetering(
    ctx,
    {
      ...{ person, signal, purpose: "transcription", engine: engine.called },
      mostSeconds: Math.ceil(seconds),
      facts: { of: "transcription", by: nameOf(engine) },
    },
    async () => ({ text: await engine.transcribe(sound, { signal, log: ctx.log }), seconds }),
  );
  return text
    .replace(/[\p{Cc}\p{Cs}]+/gu, " ")
    .trim()
    .slice(0, mostCharacters);
}

function nameOf({ transcriber }: TranscriptionEngine): string {
  return transcriber.kind === "provider" ? transcriber.name : transcriber.kind;
}
