import type { TextSegment } from "#platform/web/ui/marked-text.tsx";

/** Endings that a word has in other forms. */
const longestEnding = 3;
const shortestStem = 4;

/**
 * A text with the words of a question marked, also in other forms: words with the same beginning and a different short
 * ending. The server decides what is found; this only shows where.
 */
export function markWords(text: string, words: readonly string[]): TextSegment[] {
  const sought = words.map(fold).filter(Boolean);
  const segments: TextSegment[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!sought.some((one) => isFormOf(fold(word), one))) continue;
    if (index > end) segments.push({ text: text.slice(end, index), isMatch: false });
    segments.push({ text: word, isMatch: true });
    end = index + word.length;
  }
  if (end < text.length) segments.push({ text: text.slice(end), isMatch: false });
  return segments;
}

function isFormOf(word: string, sought: string): boolean {
  if (word === sought) return true;
  const stem = Math.max(shortestStem, Math.max(word.length, sought.length) - longestEnding);
  return word.length >= stem && sought.length >= stem && word.slice(0, stem) === sought.slice(0, stem);
}

function fold(word: string): string {
  return word.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replace(/ß/g, "ss");
}
