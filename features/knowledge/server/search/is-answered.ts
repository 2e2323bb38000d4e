import type { FoundByMeaning } from "../vectors/found-by-meaning.ts";
import { coveredWithKind } from "./covered-with-kind.ts";
import type { FoundByWords } from "./found-by-words.ts";

/** Calibrated with `npm run bench -- knowledge`: questions with and without an answer. */
const enoughCovered = 0.55;
const enoughOutstanding = 4.6;
/** What unrelated texts seldom reach, by most models. */
const leastSimilar = 0.35;
/** Of so few passages that nothing can stand out. */
const similarAmongFew = 0.5;
const looked = 5;

/**
 * Whether what was found is about the question: most of what its words say stands in one of the first passages; or much of
 * it stands in one sentence that says what kind of answer is asked for, or one passage stands out by its meaning, and the
 * question names nothing that the collections do not know.
 */
export function isAnswered(byWords: FoundByWords, byMeaning: FoundByMeaning): boolean {
  const first = byWords.ranked.slice(0, looked);
  const covered = Math.max(0, ...first.map((one) => one.covered));
  if (covered >= enoughCovered) return true;
  if (byWords.terms.some(({ isName, passages }) => isName && passages === 0)) return false;
  const fitting = Math.max(0, ...first.map(({ candidate }) => coveredWithKind(candidate, byWords)));
  if (fitting >= enoughCovered) return true;
  const similarity = byMeaning.ranked[0]?.similarity ?? 0;
  return byMeaning.outstanding === null
    ? similarity >= similarAmongFew
    : similarity >= leastSimilar && byMeaning.outstanding >= enoughOutstanding;
}
