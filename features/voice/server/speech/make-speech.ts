import { releaseUsage, reserveUsage, settleUsage } from "#features/entitlements/server/index.ts";
import type { Ctx, UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { stockVoiceOf } from "../mapping/stock-voice-of.ts";
import type { AskedSpeech } from "./read-speech-request.ts";
import { type SpeechCache, speechKey } from "./speech-cache.ts";
import type { Speech, SpeechEngine } from "./speech-engine.ts";

/** Of the slowest voice, with its pauses: letters are quick, numbers and signs are said in whole words. */
const secondsPerLetter = 0.1;
const secondsPerSign = 0.6;

interface Order {
  engine: SpeechEngine;
  cache: SpeechCache;
  person: UserActor;
  signal: AbortSignal;
}

/**
 * Has `request` spoken on the account of the person: sets aside what it may last, counts what it lasted. What was
 * spoken lately is given again and not counted. Throws `limit_reached` and the errors of the engine; what failed
 * or was cancelled costs nothing.
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
  const system = ctx.as({ type: "system", name: "voice" });
  const requestId = `speech:${newId()}`;
  const amount = mostSeconds(request.text);
  await reserveUsage(system, { workspaceId, userId, entitlement: "voice_seconds", amount, requestId });
  let speech: Speech;
  try {
    speech = await engine.speak(request, { signal, log: ctx.log });
  } catch (error) {
    await releaseUsage(system, { workspaceId, requestId });
    throw error;
  }
  const facts = { engine: engine.id, voice: request.voiceId };
  await settleUsage(system, { workspaceId, requestId, amount: Math.ceil(speech.seconds), facts });
  cache.keep(key, speech);
  return speech;
}

function mostSeconds(text: string): number {
  let seconds = 1;
  for (const character of text)
    seconds += /[\p{L}\p{M}\s.,;:'"!?()-]/u.test(character) ? secondsPerLetter : secondsPerSign;
  return Math.ceil(seconds);
}
