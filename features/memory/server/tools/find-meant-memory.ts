import type { MemoryRow } from "../memory.repository.ts";

/**
 * The memories that somebody means by these words: the one that says exactly this, else those in which all of the words
 * stand, else those in which most of them do.
 */
export function findMeant(memories: readonly MemoryRow[], about: string): MemoryRow[] {
  const exact = memories.filter(({ text }) => plain(text) === plain(about));
  if (exact.length > 0) return exact;
  const wanted = [...new Set(wordsOf(about))];
  if (wanted.length === 0) return [];
  const counted = memories.map((memory) => {
    const own = wordsOf(memory.text);
    return { memory, count: wanted.filter((word) => own.some((other) => isSame(word, other))).length };
  });
  const most = Math.max(0, ...counted.map(({ count }) => count));
  if (most * 2 <= wanted.length) return [];
  return counted.filter(({ count }) => count === most).map(({ memory }) => memory);
}

const plain = (text: string) => wordsOf(text).join(" ");

function isSame(a: string, b: string): boolean {
  return a === b || (Math.min(a.length, b.length) >= 4 && (a.startsWith(b) || b.startsWith(a)));
}

/** Short words say little, numbers do. The person is "I" in a question, and often not in the memory. */
function wordsOf(text: string): string[] {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length > 2 || /\p{N}/u.test(word)).filter((word) => !said.has(word));
}

const said = new Set([
  "that",
  "what",
  "about",
  "the",
  "and",
  "mein",
  "meine",
  "dass",
  "über",
  "was",
  "ich",
  "you",
  "your",
]);
