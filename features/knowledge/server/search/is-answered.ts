import type { FoundByMeaning } from "../vectors/found-by-meaning.ts";
import type { FoundByWords } from "./found-by-words.ts";

/** Calibrated with `npm run bench -- knowledge`: questions with and without an answer. */
const enoughCovered = 0.55;
const enoughOutstanding = 5;
/** Beside a meaning that stands out less, some of the words must stand there too. */
const someCovered = 0.3;
const someSimilarity = 0.5;
const looked = 5;

/**
 * Whether what was found is about the question: most of what its words say stands in one of the first passages, or one
 * passage stands out by its meaning.
 */
export function isAnswered(byWords: FoundByWords, byMeaning: FoundByMeaning): boolean {
  const covered = Math.max(0, ...byWords.ranked.slice(0, looked).map((one) => one.covered));
  if (covered >= enoughCovered || byMeaning.outstanding >= enoughOutstanding) return true;
  return covered >= someCovered && (byMeaning.ranked[0]?.similarity ?? 0) >= someSimilarity;
}
