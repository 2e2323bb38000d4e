import { contentWords } from "#platform/server/words/content-words.ts";

const mostWords = 1_000;

/** What a passage is found by beside its text. */
export interface Surroundings {
  title: string;
  folder: string;
  place: string;
}

/** `p. 3`, `rows 1-40`: where it stands, which says nothing of what it is about. */
const POSITION = /^(?:p\.|S\.|rows?|slide|sheet|line)\s*[\d–-]+$/iu;

/** The words of a passage, also of its headings, and how many its text has. */
export function passageWords(
  text: string,
  { title, folder, place }: Surroundings,
): { words: string[]; count: number } {
  const own = [...contentWords(text)];
  const around = contentWords(`${title} / ${folder} / ${POSITION.test(place) ? "" : place}`);
  const words = new Set([...own, ...around]);
  return { words: [...words].slice(0, mostWords), count: own.length };
}

/** A tsvector: each word with the mark of its collection. No word holds a quote or a backslash. */
export function asMarkedVector(collectionId: string, words: readonly string[]): string {
  const mark = markOfCollection(collectionId);
  return words.map((word) => `'${mark}${word}'`).join(" ");
}

/** As `app.search_mark('k', …)` makes it. Two collections may have the same one. */
export function markOfCollection(collectionId: string): string {
  return `k${collectionId.slice(-8)}`;
}
