import { contentWords } from "#platform/server/words/content-words.ts";
import type { Passage } from "../../contract/index.ts";

/** What people ask of any file, as stems. */
const askingWords = new Set([
  ...contentWords(
    "file document pdf page tell summarize summary please datei dokument seite bitte zusammenfassung",
  ),
]);

/** The usual parameters of BM25: how fast repetition saturates, and how much length counts. */
const saturation = 1.2;
const lengthWeight = 0.75;

/**
 * The passages that fit the question best (BM25), best first. Without a common word, the first ones of the
 * file.
 */
export function rankPassages(passages: readonly Passage[], question: string): Passage[] {
  const wanted = [...new Set(contentWords(question))].filter((word) => !askingWords.has(word));
  const counted = passages.map((passage) => count(passage, wanted));
  const usualLength = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length);
  const rarity = new Map(
    wanted.map((word) => {
      const holding = counted.filter(({ counts }) => counts.has(word)).length;
      return [word, Math.log(1 + (counted.length - holding + 0.5) / (holding + 0.5))];
    }),
  );
  const scored = counted.map(({ passage, counts, length }) => {
    const norm = saturation * (1 - lengthWeight + (lengthWeight * length) / Math.max(1, usualLength));
    const score = [...counts].reduce(
      (sum, [word, times]) => sum + ((rarity.get(word) ?? 0) * times * (saturation + 1)) / (times + norm),
      0,
    );
    return { passage, score };
  });
  const fitting = scored.filter(({ score }) => score > 0);
  if (fitting.length === 0) return [...passages];
  return fitting
    .sort((a, b) => b.score - a.score || a.passage.number - b.passage.number)
    .map(({ passage }) => passage);
}

function count(passage: Passage, wanted: readonly string[]) {
  const words = [...contentWords(passage.text)];
  const counts = new Map<string, number>();
  for (const word of words) if (wanted.includes(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { passage, counts, length: words.length };
}
