import { releaseUsage, reserveUsage, settleUsage } from "#features/entitlements/server/index.ts";
import type { Ctx, UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
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
  const { workspaceId, userId } = person;
  const system = ctx.asSystem("voice");
  const requestId = `transcription:${newId()}`;
  const amount = Math.ceil(seconds);
  await reserveUsage(system, { workspaceId, userId, entitlement: "voice_seconds", amount, requestId });
  let text: string;
  try {
    text = await engine.transcribe(sound, { signal, log: ctx.log });
  } catch (error) {
    await releaseUsage(system, { workspaceId, requestId });
    throw error;
  }
  const facts = { of: "transcription", by: nameOf(engine) };
  await settleUsage(system, { workspaceId, requestId, amount, facts });
  return text
    .replace(/[\p{Cc}\p{Cs}]+/gu, " ")
    .trim()
    .slice(0, mostCharacters);
}

function nameOf({ transcriber }: TranscriptionEngine): string {
  return transcriber.kind === "provider" ? transcriber.name : transcriber.kind;
}
