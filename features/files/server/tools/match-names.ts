import { countEdits } from "#platform/contract/count-edits.ts";
import { contentWords } from "#platform/server/words/content-words.ts";

/** Letters from which one typing error still tells which word was meant. */
const longEnough = 5;

/**
 * Those whose names hold all words of a search, or else those that hold most of them. Words match by their stem, by
 * their beginning, and with one typing error.
 */
export function matchNames<Named extends { name: string }>(
  all: readonly Named[],
  search: string,
): { found: Named[]; isPartly: boolean } {
  const wanted = wordsOf(search);
  if (wanted.length === 0) return { found: [], isPartly: false };
  const counted = all.map((one) => {
    const words = wordsOf(one.name);
    return { one, hits: wanted.filter((word) => words.some((other) => isAlike(word, other))).length };
  });
  const most = Math.max(0, ...counted.map(({ hits }) => hits));
  const found = most === 0 ? [] : counted.filter(({ hits }) => hits === most).map(({ one }) => one);
  return { found, isPartly: most > 0 && most < wanted.length };
}

function wordsOf(text: string): string[] {
  return [...new Set(contentWords(text.replace(/[-_.,/()[\]]+/g, " ")))];
}

function isAlike(wanted: string, word: string): boolean {
  if (wanted === word || (wanted.length > 2 && word.startsWith(wanted))) return true;
  const isLong = Math.min(wanted.length, word.length) >= longEnough && !/\d/.test(wanted);
  return isLong && countEdits(wanted, word) === 1;
}
