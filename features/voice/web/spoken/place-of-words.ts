/** Nothing that is not read out between two words, an address above all, is longer than that. */
const mostSkipped = 400;

/**
 * Where in `text` the last of the spoken `words` ends, looking from `from` on and not beyond `to`. What is spoken is the
 * text without its signs, so its words are found there one after another; a word that only the voice says is skipped.
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
