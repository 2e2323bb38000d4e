import { framesOf } from "./frames.ts";

/** The shortest word. */
const shortest = framesOf(160);

/** A steady sound of this length is a machine, because speech rises and falls. */
const judgedFrom = framesOf(1_200);
const steadiestDb = 2;

/** Whether frames of this loudness, without pauses, are speech instead of noise. */
export function isSpeech(loudness: readonly number[]): boolean {
  if (loudness.length < shortest) return false;
  return loudness.length < judgedFrom || spreadOf(loudness) >= steadiestDb;
}

/** Standard deviation. */
function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / values.length);
}
