import { releaseUsage, reserveUsage, settleUsage } from "#features/entitlements/server/index.ts";
import type { Ctx, UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { stockVoiceOf } from "../mapping/stock-voice-of.ts";
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
  const { workspaceId, userId } = person;
  const request = { ...asked, stockVoice: await stockVoiceOf(ctx, engine, asked.voiceId) };
  const key = speechKey(workspaceId, engine.id, request);
  const kept = cache.find(key);
  if (kept) return kept;
  const system = ctx.asSystem("voice");
  const requestId = `speech:${newId()}`;
  const amount = mostSecondsOf(request.text);
  await reserveUsage(system, { workspaceId, userId, entitlement: "voice_seconds", amount, requestId });
  let speech: Speech;
  try {
    speech = await engine.speak(request, { mostSeconds: amount, signal, log: ctx.log });
  } catch (error) {
    await releaseUsage(system, { workspaceId, requestId });
    throw error;
  }
  const facts = { engine: engine.id, voice: request.voiceId };
  await settleUsage(system, { workspaceId, requestId, amount: Math.ceil(speech.seconds), facts });
  cache.keep(key, speech);
  return speech;
}
