import { contentWords } from "#platform/server/words/content-words.ts";
import type { Candidate } from "./candidate.repository.ts";
import type { FoundTerm } from "./look-up-terms.ts";

/** The usual parameters of BM25: how fast repetition saturates, and how much length counts. */
const saturation = 1.2;
const lengthWeight = 0.75;
/** What a word in the title, folder or heading counts beside one of the text. */
const headingWeight = 0.7;
const proximityWeight = 0.5;

export interface RankedCandidate {
  candidate: Candidate;
  score: number;
  /** The terms that stand in it. */
  terms: FoundTerm[];
  /** 0 to 1: the part of what the question says that these terms say. */
  covered: number;
}

/**
 * Candidates by BM25 with the weights of the whole collections. More of the asked words count more than many times the
 * same one, and words that stand together more than words far apart. Best first.
 */
export function rankCandidates(
  candidates: readonly Candidate[],
  terms: readonly FoundTerm[],
): RankedCandidate[] {
  const formOf = new Map<string, { term: number; similarity: number }>();
  for (const [index, { forms }] of terms.entries()) {
    for (const { stem, similarity } of forms) {
      if (!formOf.has(stem)) formOf.set(stem, { term: index, similarity });
    }
  }
  const length =
    candidates.reduce((sum, { word_count }) => sum + word_count, 0) / Math.max(1, candidates.length);
  const total = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return candidates
    .map((candidate): RankedCandidate => {
      const { counts, places } = countTerms(candidate, terms.length, formOf);
      const norm =
        saturation * (1 - lengthWeight + (lengthWeight * candidate.word_count) / Math.max(1, length));
      const present = terms.filter((_, index) => (counts[index] ?? 0) > 0);
      const bm25 = terms.reduce((sum, { weight }, index) => {
        const count = counts[index] ?? 0;
        return sum + (weight * count * (saturation + 1)) / (count + norm);
      }, 0);
      const covered = present.reduce((sum, { weight }) => sum + weight, 0) / total;
      const near = proximity(places, terms);
      return {
        candidate,
        terms: present,
        covered,
        score: bm25 * (0.4 + 0.6 * covered) + proximityWeight * near,
      };
    })
    .filter(({ terms: present }) => present.length > 0)
    .toSorted((a, b) => b.score - a.score || a.candidate.number - b.candidate.number);
}

function countTerms(
  { text, title, folder, place }: Candidate,
  termCount: number,
  formOf: ReadonlyMap<string, { term: number; similarity: number }>,
) {
  const counts = new Array<number>(termCount).fill(0);
  const places: { term: number; at: number }[] = [];
  let at = 0;
  for (const word of contentWords(text)) {
    const form = formOf.get(word);
    if (form) {
      counts[form.term] = (counts[form.term] ?? 0) + form.similarity;
      places.push({ term: form.term, at });
    }
    at += 1;
  }
  for (const word of contentWords(`${title} / ${folder} / ${place}`)) {
    const form = formOf.get(word);
    if (form) counts[form.term] = (counts[form.term] ?? 0) + headingWeight * form.similarity;
  }
  return { counts, places };
}

/** Weight of words that are neighbours of another asked word: a half at a distance of three words. */
function proximity(places: readonly { term: number; at: number }[], terms: readonly FoundTerm[]): number {
  const best = new Array<number>(terms.length).fill(0);
  for (const [index, one] of places.entries()) {
    const next = places.slice(index + 1, index + 4).find(({ term }) => term !== one.term);
    if (!next) continue;
    const nearness = 1 / (1 + (next.at - one.at - 1) / 3);
    for (const { term } of [one, next]) best[term] = Math.max(best[term] ?? 0, nearness);
  }
  return terms.reduce((sum, { weight }, index) => sum + weight * (best[index] ?? 0), 0);
}
