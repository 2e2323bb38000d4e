import { spokenText } from "./spoken-text.ts";

/** Longer utterances take too long to generate. */
export const mostCharacters = 280;
/** Shorter sentences are joined with the next one, because each utterance starts with a pause. */
export const fewestCharacters = 24;

const segmenter = new Intl.Segmenter(undefined, { granularity: "sentence" });

/** The utterances of Markdown: its sentences, unless they are too long. */
export function utterancesOf(markdown: string): string[] {
  return spokenText(markdown).flatMap((paragraph) => joinShort(sentencesOf(paragraph).flatMap(splitLong)));
}

/** The sentences of a paragraph. The last one may be unfinished. */
export function sentencesOf(paragraph: string): string[] {
  return Array.from(segmenter.segment(paragraph), ({ segment }) => segment.trim()).filter(Boolean);
}

/** Splits a long sentence: at commas, or else between words, or else anywhere. */
export function splitLong(sentence: string): string[] {
  if (sentence.length <= mostCharacters) return [sentence];
  const head = sentence.slice(0, mostCharacters);
  const end =
    [/[,;:–—、，](?=\s|$)(?!.*[,;:–—、，](?=\s|$))/s, /\s(?!.*\s)/s]
      .map((boundary) => boundary.exec(head)?.index ?? -1)
      .find((index) => index >= fewestCharacters) ?? mostCharacters - 1;
  return [head.slice(0, end + 1).trim(), ...splitLong(sentence.slice(end + 1).trim())];
}

function joinShort(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    const fits = before !== undefined && before.length + sentence.length < mostCharacters;
    if (fits && (before.length < fewestCharacters || sentence.length < fewestCharacters)) {
      joined[joined.length - 1] = `${before} ${sentence}`;
    } else joined.push(sentence);
  }
  return joined;
}
