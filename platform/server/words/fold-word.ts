const longestWord = 40;

/**
 * A word as the index holds it: without case and diacritics, "Ünïcode" as "unicode", cut at 40 characters. Syllables of
 * Hangul and kana stay whole.
 */
export function foldWord(word: string): string {
  const folded = word
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase();
  return folded.length > longestWord ? [...folded].slice(0, longestWord).join("") : folded;
}
