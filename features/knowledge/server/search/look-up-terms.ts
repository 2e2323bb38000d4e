import { countEdits } from "#platform/contract/count-edits.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { AskedTerm } from "./asked-terms.ts";
import { synonymsOf } from "./synonyms.ts";
import { countWords, listWordsBeside, type WordCount } from "./word-counts.repository.ts";

const mostMissing = 4;
const mostForms = 4;
/** A word of three letters has too many neighbours to guess. */
const shortestGuessed = 4;
const nearEnough = 0.66;
/** What a member of a group counts beside the group itself. */
const standInSimilarity = 0.9;
/** What a guessed word counts beside an exact one. */
const guessedWeight = 0.8;

/** A word of the question with the words of the collections that stand for it. */
export interface FoundTerm extends AskedTerm {
  forms: { stem: string; similarity: number; collectionIds: string[] }[];
  /** Whether its forms are other words, because no passage has the word itself: the nearest, or members of its group. */
  isGuessed: boolean;
  /** Passages that have it; of several forms at most so many. */
  passages: number;
  /** How much it says among the passages asked: the rarer, the more. Of a word that nobody uses what one of a single passage says. */
  weight: number;
}

export interface LookedUp {
  terms: FoundTerm[];
  /** Passages of the collections asked, as far as the caller can read them. */
  passages: number;
}

/** How often the words occur in what the caller can read. A word that does not occur is looked up by its nearest ones. */
export async function lookUpTerms(
  db: Db,
  collectionIds: readonly string[],
  asked: readonly AskedTerm[],
): Promise<LookedUp> {
  const looked = asked.flatMap(({ stem }) => [stem, ...synonymsOf(stem)]);
  const counts = await countWords(db, collectionIds, ["", ...looked]);
  const readable = counts.filter(({ word }) => word === "");
  const passages = sumOf(readable);
  const missing = asked
    .filter(({ stem, kind }) => kind === "word" && stem.length >= shortestGuessed)
    .filter(({ stem }) => !counts.some(({ word }) => word === stem || synonymsOf(stem).includes(word)))
    .slice(0, mostMissing)
    .map(({ stem }) => stem);
  const beside =
    missing.length > 0 && passages > 0
      ? await listWordsBeside(
          db,
          readable.map(({ collection_id }) => collection_id),
          missing,
        )
      : [];
  const terms = asked.map((term): FoundTerm => {
    const exact = counts.filter(({ word }) => word === term.stem);
    const written = exact.length > 0 ? [formOf(term.stem, 1, exact)] : [];
    const members = standingIn(term, counts);
    const known = [...written, ...members];
    const forms = known.length > 0 ? known : nearest(term, missing.includes(term.stem) ? beside : []);
    const holding = Math.min(
      forms.reduce((sum, form) => sum + form.passages, 0),
      passages,
    );
    // A word of no passage says no more than one of a single passage, also among few passages.
    const counted = Math.max(holding, 1);
    const rarity = Math.log(1 + Math.max(passages - counted + 0.5, 0.5) / (counted + 0.5));
    const isGuessed = exact.length === 0 && forms.length > 0;
    const weight = Math.max(rarity, 0.05) * (isGuessed ? guessedWeight : 1);
    return { ...term, forms, isGuessed, passages: holding, weight };
  });
  return { terms, passages };
}

function standingIn({ stem }: AskedTerm, counts: readonly WordCount[]) {
  return synonymsOf(stem).flatMap((member) => {
    const having = counts.filter(({ word }) => word === member);
    return having.length > 0 ? [formOf(member, standInSimilarity, having)] : [];
  });
}

function nearest({ stem }: AskedTerm, beside: readonly WordCount[]) {
  const byWord = Map.groupBy(beside, ({ word }) => word);
  const near = [...byWord]
    .map(([word, counts]) => formOf(word, likeness(stem, word), counts))
    .filter(({ similarity }) => similarity >= nearEnough)
    .toSorted((a, b) => b.similarity - a.similarity || b.passages - a.passages);
  const best = near[0]?.similarity ?? 0;
  return near.filter(({ similarity }) => similarity > best - 0.1).slice(0, mostForms);
}

/** 0 to 1: letters that are right. A part of a compound counts as near: "urlaub" of "urlaubsanspruch". */
function likeness(asked: string, word: string): number {
  const longer = Math.max(asked.length, word.length);
  const shorter = Math.min(asked.length, word.length);
  const isPart =
    shorter >= 5 && [word.startsWith(asked), asked.startsWith(word), word.endsWith(asked)].some(Boolean);
  const edits = longer - shorter > longer / 3 ? longer : countEdits(asked, word);
  // More edits make another word.
  const byEdits = edits <= (asked.length < 7 ? 1 : 2) ? 1 - edits / (longer + 1) : 0;
  return Math.max(byEdits, isPart ? 0.7 + 0.1 * (shorter / longer) : 0);
}

function formOf(stem: string, similarity: number, counts: readonly WordCount[]) {
  const collectionIds = counts.map(({ collection_id }) => collection_id);
  return { stem, similarity, collectionIds, passages: sumOf(counts) };
}

function sumOf(counts: readonly WordCount[]): number {
  return counts.reduce((sum, { passages }) => sum + passages, 0);
}
