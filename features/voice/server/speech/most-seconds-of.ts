/** What a character may last with the slowest voice, in seconds; the first that fits counts. */
const lasting: readonly [RegExp, number][] = [
  [/[a-z\s]/, 0.1],
  // Capitals and letters with signs: what is no word is spelled.
  [/[A-Z\u00c0-\u024f\u1e00-\u1eff]/, 0.3],
  // Pauses.
  [/\p{P}/u, 0.7],
  // Said in whole words.
  [/[0-9\p{S}]/u, 0.9],
];

/** A character of another script is a syllable, or its name is said. */
const otherwise = 2;

/** Of the pauses around. */
const least = 2;

/** The longest that the text may sound, in whole seconds: so much is set aside for it, and it ends there. */
export function mostSecondsOf(text: string): number {
  let seconds = least;
  for (const character of text) {
    seconds += lasting.find(([kind]) => kind.test(character))?.[1] ?? otherwise;
  }
  return Math.ceil(seconds);
}
