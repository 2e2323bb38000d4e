import { pairsOf } from "#platform/server/words/indexed-words.ts";
import { splitWords, type Word } from "#platform/server/words/split-words.ts";

const mostTerms = 12;

/** Stop words. */
const fillers = new Set(
  (
    "a about an and any are as at be by did do does for from had has have he her his how i in is it its me my of on or " +
    "our she so that the their them they this to us was we were what when where which who with you your"
  ).split(" "),
);

/** One word that is looked for. */
export interface Term {
  kind: Word["kind"];
  folded: string;
  /** Whether longer words that begin with it count. */
  isPrefix: boolean;
}

/**
 * The words to look for, at most 12. `typed`: the last word may be unfinished, so it counts as a prefix unless a space
 * follows. `asked`: a question, whose fillers say nothing; each word is a prefix and each number exact.
 */
export function readTerms(text: string, way: "typed" | "asked"): Term[] {
  const words = [...splitWords(text)].slice(0, 50);
  const isTelling = ({ folded }: Word) => way === "typed" || !fillers.has(folded);
  const telling = words.filter(isTelling);
  const chosen = (telling.length > 0 ? telling : words).slice(0, mostTerms);
  const isPrefix = ({ kind, end }: Word) => (way === "asked" ? kind === "word" : end === text.length);
  const terms = chosen.map((word) => ({ kind: word.kind, folded: word.folded, isPrefix: isPrefix(word) }));
  return terms.filter(
    (term, index) => terms.findIndex(({ folded }) => folded === term.folded) === index || term.isPrefix,
  );
}

/** Stands in a query for the owner's mark, which the database puts before each word. */
export const ownerMark = "~";

/** A tsquery for messages with all of the words. */
export function allOf(terms: readonly Term[]): string {
  return terms.map(asQuery).join(" & ");
}

/** A tsquery for messages with some of the words, but not all. */
export function someOf(terms: readonly Term[]): string {
  return `(${terms.map(asQuery).join(" | ")}) & !(${allOf(terms)})`;
}

/** "2,34" on the way to "2,340", which the index holds without its comma. */
export const UNFINISHED_THOUSANDS = /^\d{1,3}(?:[.,]\d{3})*[.,]\d{1,2}$/;

/** No term holds a quote or a backslash, since its signs are letters, digits and separators of numbers. */
function asQuery({ kind, folded, isPrefix }: Term): string {
  if (isPrefix && UNFINISHED_THOUSANDS.test(folded)) {
    return `('${ownerMark}${folded}':* | '${ownerMark}${folded.replace(/\D/g, "")}':*)`;
  }
  if (kind !== "dense") return `'${ownerMark}${folded}'${isPrefix ? ":*" : ""}`;
  const pairs = pairsOf(folded);
  if (pairs.length === 0) return `'${ownerMark}${folded}':*`;
  return `(${pairs.map((pair) => `'${ownerMark}${pair}'`).join(" & ")})`;
}
