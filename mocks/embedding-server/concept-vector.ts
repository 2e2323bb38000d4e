export const dimensions = 256;

/** A text as the sum of its concepts: texts about the same point the same way, whatever their words. Deterministic. */
export function conceptVector(text: string, conceptOf: ReadonlyMap<string, string>, seed: string): number[] {
  const sum = new Float64Array(dimensions);
  for (const [written] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const word = written.toLowerCase();
    const concept = conceptOf.get(word);
    // What a text is about, and names, weigh more than the words around them; short words are of every text.
    const isTelling = concept !== undefined || (word !== written && word.length > 3);
    const weight = isTelling ? 3 : word.length > 3 ? 1 : 0.15;
    const direction = directionOf(`${seed}:${concept ?? word}`);
    for (let index = 0; index < dimensions; index++)
      sum[index] = (sum[index] ?? 0) + weight * (direction[index] ?? 0);
  }
  return Array.from(sum);
}

const known = new Map<string, Int8Array>();

/** A direction of its own for each concept, at right angles to nearly all others. */
function directionOf(concept: string): Int8Array {
  const before = known.get(concept);
  if (before) return before;
  let state = 2_166_136_261;
  for (const character of concept) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  const direction = Int8Array.from({ length: dimensions }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state & 255) - 128;
  });
  if (known.size < 200_000) known.set(concept, direction);
  return direction;
}
