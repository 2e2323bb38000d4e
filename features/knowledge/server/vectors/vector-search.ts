import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { collectionAccess } from "../collection.access.ts";
import type { EmbeddedQuestion } from "./embed-question.ts";
import { forgetVectors } from "./forget-vectors.ts";
import { type FoundByMeaning, nothingMeant } from "./found-by-meaning.ts";
import { listNear, listPassages, type NearVector } from "./near.repository.ts";
import { cosineTo, signsOf } from "./vector-bytes.ts";

/** With fewer passages their usual distance is a guess. */
const fewest = 50;
/** Later ones would not reach the first places. */
const mostMeant = 60;

/** The passages nearest in meaning, as the caller can read them: by signs among all, by cosine among the nearest. */
export async function vectorSearch(
  ctx: Ctx,
  { modelId, unit }: EmbeddedQuestion,
  collectionIds: readonly string[],
): Promise<FoundByMeaning> {
  const signs = signsOf(unit);
  const near = await query(ctx, collectionAccess.search, ({ db }) =>
    listNear(db, collectionIds, { modelId, signs }),
  );
  // The same name means another model at its provider now. The job makes them again.
  if (near.others > 0) {
    await forgetVectors(ctx.asSystem("knowledge"), {
      workspaceId: userOf(ctx).workspaceId,
      collectionIds,
      modelId,
      length: signs.length,
    });
  }
  return rank(ctx, unit, near.vectors);
}

function rank(ctx: Ctx, unit: Float32Array, near: readonly NearVector[]): Promise<FoundByMeaning> {
  return query(ctx, collectionAccess.search, async ({ db }) => {
    const [first] = near;
    if (!first) return nothingMeant("not_indexed");
    const nearest = near
      .map(({ document_id, number, vector }) => ({ document_id, number, similarity: cosineTo(unit, vector) }))
      .toSorted((a, b) => b.similarity - a.similarity)
      .slice(0, mostMeant);
    const passages = new Map((await listPassages(db, nearest)).map((passage) => [keyOf(passage), passage]));
    const ranked = nearest.flatMap((one) => {
      const candidate = passages.get(keyOf(one));
      return candidate ? [{ candidate, similarity: one.similarity }] : [];
    });
    const { mean_distance: mean, deviation } = first;
    const distance = Math.min(...near.map((one) => one.distance));
    const isKnown = first.compared >= fewest && deviation !== null && deviation > 0;
    return { ranked, outstanding: isKnown ? (mean - distance) / deviation : null, without: null };
  });
}

const keyOf = ({ document_id, number }: { document_id: string; number: number }) =>
  `${document_id}:${number}`;
