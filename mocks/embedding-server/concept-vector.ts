export const dimensions = 256;

/** A text as the sum of its concepts: texts about the same point the same way, whatever their words. Deterministic. */
export function conceptVector(text: string, conceptOf: ReadonlyMap<string, string>, seed: string): number[] {
  const sum = new Float64Array(dimensions);
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) {
    const concept = conceptOf.get(word);
    // What a text is about weighs more than the words around it; short words are of every text.
    const weight = concept ? 3 : word.length > 3 ? 1 : 0.15;
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
