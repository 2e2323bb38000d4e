import type { FoundPassage } from "../../contract/index.ts";
import type { FoundByMeaning } from "../vectors/found-by-meaning.ts";
import type { Candidate } from "./candidate.repository.ts";
import type { RankedCandidate } from "./rank-candidates.ts";

/** The usual constant of fusing by reciprocal ranks: how little the first places differ. */
const rankOffset = 60;

/**
 * Both rankings as one: a passage counts by its place in each, less by words when few of the asked words stand in it, and
 * less by meaning when nothing stands out.
 * Of neighbours at one place, which overlap, and of copies only the best stays.
 */
export function fuse(
  byWords: readonly RankedCandidate[],
  { ranked: byMeaning, outstanding }: FoundByMeaning,
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
  const trust = trustIn(outstanding);
  for (const [index, { candidate }] of byMeaning.entries()) {
    const passage = passageOf(candidate);
    passage.byMeaning = index + 1;
    passage.score += trust / (rankOffset + index + 1) / most;
  }
  return withoutRepeats([...found.values()].toSorted((a, b) => b.score - a.score)).slice(0, limit);
}

/** The nearest of any question stands out a little; with less than that, as with misspelled words, its order is chance. */
function trustIn(outstanding: FoundByMeaning["outstanding"]): number {
  return outstanding === null ? 1 : Math.min(1, Math.max(0.3, (outstanding - 2.5) / 2));
}

function withoutRepeats(passages: readonly FoundPassage[]): FoundPassage[] {
  const kept: FoundPassage[] = [];
  const texts = new Set<string>();
  for (const passage of passages) {
    const text = passage.text.replace(/\s+/g, " ").trim();
    const isBeside = kept.some(
      ({ documentId, place, number }) =>
        documentId === passage.documentId &&
        place === passage.place &&
        Math.abs(number - passage.number) === 1,
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
    version: candidate.version,
    place: candidate.place,
    text: candidate.text,
    isMarkdown: candidate.is_markdown,
    score: 0,
    byWords: null,
    byMeaning: null,
    words: [],
  };
}
