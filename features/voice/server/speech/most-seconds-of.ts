/** Maximum duration of a character with the slowest voice, in seconds. The first match counts. */
const lasting: readonly [RegExp, number][] = [
  [/[a-z\s]/, 0.1],
  // Capitals and accented letters: non-words are spelled.
  [/[A-Z\u00c0-\u024f\u1e00-\u1eff]/, 0.3],
  // Pauses.
  [/\p{P}/u, 0.7],
  // Read as whole words.
  [/[0-9\p{S}]/u, 0.9],
];

/** A character of another script is a syllable, or its name is read. */
const otherwise = 2;

/** Pauses before and after. */
const least = 2;

/** Maximum duration of the text in whole seconds. It is reserved, and speech is cut there. */
export function mostSecondsOf(text: string): number {
  let seconds = least;
  for (const character of text) {
    seconds += lasting.find(([kind]) => kind.test(character))?.[1] ?? otherwise;
  }
  return Math.ceil(seconds);
}
