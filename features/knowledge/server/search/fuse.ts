import type { FoundPassage } from "../../contract/index.ts";
import type { MeantCandidate } from "../vectors/found-by-meaning.ts";
import type { Candidate } from "./candidate.repository.ts";
import type { RankedCandidate } from "./rank-candidates.ts";

/** The usual constant of fusing by reciprocal ranks: how little the first places differ. */
const rankOffset = 60;

/**
 * Both rankings as one: a passage counts by its place in each, and less by words when few of the asked words stand in it.
 * Of neighbours in one document, which overlap, and of copies only the best stays.
 */
export function fuse(
  byWords: readonly RankedCandidate[],
  byMeaning: readonly MeantCandidate[],
  limit: number,
): FoundPassage[] {
  const found = new Map<string, FoundPassage>();
  const most = ((byWords.length > 0 ? 1 : 0) + (byMeaning.length > 0 ? 1 : 0)) / (rankOffset + 1);
  const passageOf = (candidate: Candidate): FoundPassage => {
    const key = `${candidate.document_id}:${candidate.number}`;
    const passage = found.get(key) ?? present(candidate);
    found.set(key, passage);
    return passage;
  };
  for (const [index, { candidate, terms, covered }] of byWords.entries()) {
    const passage = passageOf(candidate);
    passage.byWords = index + 1;
    passage.words = terms.map(({ word }) => word);
    passage.score += (0.5 + 0.5 * covered) / (rankOffset + index + 1) / most;
  }
  for (const [index, { candidate }] of byMeaning.entries()) {
    const passage = passageOf(candidate);
    passage.byMeaning = index + 1;
    passage.score += 1 / (rankOffset + index + 1) / most;
  }
  return withoutRepeats([...found.values()].toSorted((a, b) => b.score - a.score)).slice(0, limit);
}

function withoutRepeats(passages: readonly FoundPassage[]): FoundPassage[] {
  const kept: FoundPassage[] = [];
  const texts = new Set<string>();
  for (const passage of passages) {
    const text = passage.text.replace(/\s+/g, " ").trim();
    const isBeside = kept.some(
      ({ documentId, number }) =>
        documentId === passage.documentId && Math.abs(number - passage.number) === 1,
    );
    if (isBeside || texts.has(text)) continue;
    texts.add(text);
    kept.push(passage);
  }
  return kept;
}

function present(candidate: Candidate): FoundPassage {
  return {
    documentId: candidate.document_id,
    documentTitle: candidate.title,
    collectionId: candidate.collection_id,
    collectionName: candidate.collection_name,
    number: candidate.number,
    place: candidate.place,
    text: candidate.text,
    score: 0,
    byWords: null,
    byMeaning: null,
    words: [],
  };
}
