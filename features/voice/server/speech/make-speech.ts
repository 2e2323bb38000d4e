import type { Ctx, UserActor } from "#platform/server/context.ts";
import { stockVoiceOf } from "../mapping/stock-voice-of.ts";
import { withVoiceMetering } from "../metering/with-voice-metering.ts";
import { mostSecondsOf } from "./most-seconds-of.ts";
import type { AskedSpeech } from "./read-speech-request.ts";
import { type SpeechCache, speechKey } from "./speech-cache.ts";
import type { Speech, SpeechEngine } from "./speech-engine.ts";

interface Order {
  engine: SpeechEngine;
  cache: SpeechCache;
  person: UserActor;
  signal: AbortSignal;
}

/**
 * Speaks `request` and charges the person: reserves the maximum duration, then settles the actual one. Recent
 * speech comes from the cache free of charge. Throws `limit_reached` and the engine's errors. Failed and
 * cancelled speech is free.
 */
export async function makeSpeech(
  ctx: Ctx,
  { engine, cache, person, signal }: Order,
  asked: AskedSpeech,
): Promise<Speech> {
  const request = { ...asked, stockVoice: await stockVoiceOf(ctx, engine, asked.voiceId) };
  const key = speechKey(person.workspaceId, engine.id, request);
  const kept = cache.find(key);
  if (kept) return kept;
  const mostSeconds = mostSecondsOf(request.text);
  const speech = await withVoiceMetering(
    ctx,
    {
      ...{ person, mostSeconds, signal, purpose: "speech" },
      engine: { kind: engine.kind, ...engine.called },
      facts: { engine: engine.id, voice: request.voiceId },
    },
    () => engine.speak(request, { mostSeconds, signal, log: ctx.log }),
  );
  cache.keep(key, speech);
  return speech;
}
