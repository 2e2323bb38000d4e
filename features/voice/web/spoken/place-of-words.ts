/** The maximum unread text between two words, such as a URL. */
const mostSkipped = 400;

/**
 * The position in `text` after the last spoken word, searching between `from` and `to`. Spoken text is the
 * text without markup, so its words occur in order. Words added by the voice are skipped.
 */
export function placeOfWords(text: string, words: string, from: number, to: number): number {
  let place = from;
  for (const [word] of words.matchAll(/[\p{L}\p{N}]+/gu)) {
    const found = text.indexOf(word, place);
    if (found !== -1 && found + word.length <= to && found - place <= mostSkipped)
      place = found + word.length;
  }
  const [signs = ""] = /^[^\p{L}\p{N}\s]*/u.exec(text.slice(place, to)) ?? [];
  return place + signs.length;
}
