import { spokenText } from "./spoken-text.ts";

/** An utterance is spoken at once; a longer one would be waited for too long. */
export const mostCharacters = 280;
/** Shorter ones are said together with the next: each begins with a pause. */
export const fewestCharacters = 24;

const segmenter = new Intl.Segmenter(undefined, { granularity: "sentence" });

/** What is said of Markdown, in pieces that are spoken one after another: sentences, where they are not too long. */
export function utterancesOf(markdown: string): string[] {
  return spokenText(markdown).flatMap((paragraph) => joinShort(sentencesOf(paragraph).flatMap(splitLong)));
}

/** The sentences of a paragraph; the last one may be unfinished, as the paragraph is. */
export function sentencesOf(paragraph: string): string[] {
  return Array.from(segmenter.segment(paragraph), ({ segment }) => segment.trim()).filter(Boolean);
}

/** In pieces that are not too long: at commas where there are some, else between words, else anywhere. */
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
