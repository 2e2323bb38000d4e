import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { collectionAccess } from "../collection.access.ts";
import { type FoundByMeaning, nothingMeant } from "./found-by-meaning.ts";
import type { MeantQuestion } from "./mean-question.ts";
import { listNear } from "./near.repository.ts";
import { cosineTo, signsOf } from "./vector-bytes.ts";

/** With fewer passages their usual distance is a guess. */
const fewest = 50;

/** The passages nearest in meaning, as the caller can read them: by signs among all, by cosine among the nearest. */
export async function findByMeaning(
  ctx: Ctx,
  { modelId, unit }: MeantQuestion,
  collectionIds: readonly string[],
): Promise<FoundByMeaning> {
  const near = await query(ctx, collectionAccess.search, ({ db }) =>
    listNear(db, collectionIds, { modelId, signs: signsOf(unit) }),
  );
  const [first] = near;
  if (!first) return nothingMeant("not_indexed");
  const ranked = near
    .map(({ vector, ...candidate }) => ({ candidate, similarity: cosineTo(unit, vector) }))
    .toSorted((a, b) => b.similarity - a.similarity);
  const { mean_distance: mean, deviation } = first;
  const nearest = Math.min(...near.map(({ distance }) => distance));
  const isKnown = first.compared >= fewest && deviation !== null && deviation > 0;
  return { ranked, outstanding: isKnown ? (mean - nearest) / deviation : 0, without: null };
}
