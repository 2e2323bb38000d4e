import { framesOf } from "./frames.ts";

/** The shortest word. */
const shortest = framesOf(160);

/** What goes on for so long with hardly a change is a machine; whoever speaks rises and falls. */
const judgedFrom = framesOf(1_200);
const steadiestDb = 2;

/** Whether frames of such loudness, without the pauses between them, were speech and no noise. */
export function isSpeech(loudness: readonly number[]): boolean {
  if (loudness.length < shortest) return false;
  return loudness.length < judgedFrom || spreadOf(loudness) >= steadiestDb;
}

/** The standard deviation. */
function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / values.length);
}
