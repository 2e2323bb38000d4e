import type { Db } from "#platform/server/db/connection-db.ts";
import { type AskedKind, readAskedKind } from "./asked-kind.ts";
import { readAskedTerms } from "./asked-terms.ts";
import { findCandidates } from "./candidate.repository.ts";
import { composeQueries } from "./compose-queries.ts";
import { type LookedUp, lookUpTerms } from "./look-up-terms.ts";
import { type RankedCandidate, rankCandidates } from "./rank-candidates.ts";

export interface FoundByWords extends LookedUp {
  /** What kind of answer is asked for, where the question says so. */
  kind: AskedKind | undefined;
  ranked: RankedCandidate[];
}

/** The passages that the words of a question find, best first, as the caller can read them. At most three statements. */
export async function findByWords(
  db: Db,
  question: string,
  collectionIds: readonly string[],
): Promise<FoundByWords> {
  const looked = await lookUpTerms(db, collectionIds, readAskedTerms(question));
  const queries = composeQueries(looked.terms);
  const candidates = queries.length > 0 ? await findCandidates(db, collectionIds, queries) : [];
  return { ...looked, kind: readAskedKind(question), ranked: rankCandidates(candidates, looked.terms) };
}
