import { countEdits } from "#platform/contract/count-edits.ts";

/**
 * The nearest of `words` to `typed`, with at most a third of the letters wrong (at least two may be).
 * Undefined when none is near.
 */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  const most = Math.max(2, Math.floor(typed.length / 3));
  const [nearest] = words
    .map((word) => ({ word, distance: countEdits(typed.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, distance }) => distance <= most && distance < word.length)
    .toSorted((a, b) => a.distance - b.distance);
  return nearest?.word;
}
