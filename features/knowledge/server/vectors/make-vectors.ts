import { z } from "zod";
import { budgetRefusalOf, findEmbeddingModel } from "#features/models/server/index.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { collectionAccess } from "../collection.access.ts";
import { emitVectors } from "../emit-collection.ts";
import { embedPassages } from "./embed-passages.ts";
import {
  claimForVectors,
  listUnreadCollections,
  listUnreadPassages,
  type NewVector,
  releaseForVectors,
  storeVectors,
  type UnreadCollection,
} from "./vector.repository.ts";

const aBatch = 128;
const mostCollections = 1_000;
/** Below a minute, so that two of these seldom work at once. The next one goes on. */
const longestMs = 50_000;

/** Longer than a model may take for one batch. */
const claimSeconds = 300;

interface Asked {
  collection: UnreadCollection;
  modelId: string;
}

export const storeNewVectors = command(
  "collection.store_vectors",
  collectionAccess.index,
  async (ctx, { collection, modelId, vectors }: Asked & { vectors: readonly NewVector[] }): Promise<void> => {
    await claimForVectors(ctx.db, collection, { seconds: claimSeconds, isOurs: true });
    await storeVectors(ctx.db, collection, modelId, vectors);
    await emitVectors(ctx, collection);
  },
);

/** False when another server makes vectors for the collection now. */
export const claimCollection = command(
  "collection.claim_for_vectors",
  collectionAccess.index,
  ({ db }, collection: UnreadCollection) =>
    claimForVectors(db, collection, { seconds: claimSeconds, isOurs: false }),
);

export const releaseCollection = command(
  "collection.release_for_vectors",
  collectionAccess.index,
  ({ db }, collection: UnreadCollection) => releaseForVectors(db, collection),
);

/**
 * Makes the vectors of passages that have none of the model set for embedding: of new passages, and of all after another
 * model was set. What is stored stays, so a killed server loses at most one batch, and another one goes
 * on five minutes later. Of several servers one at a time reads a collection. Without a model it ends.
 */
export const makeVectors = defineJob({
  name: "knowledge.make_vectors",
  payload: z.object({}),
  schedule: "* * * * *",
  atOnce: 1,
  perform: (ctx) => makeMissingVectors(ctx),
});

/** Works for at most 50 seconds, in turn for each collection, so that a large one does not hold up the rest. */
export async function makeMissingVectors(ctx: Ctx): Promise<void> {
  const until = performance.now() + longestMs;
  const model = await findEmbeddingModel(ctx);
  if (!model) return;
  const waiting = await query(ctx, collectionAccess.index, ({ db }) =>
    listUnreadCollections(db, model.id, mostCollections),
  );
  for (let next = waiting.shift(); next && performance.now() < until; next = waiting.shift()) {
    try {
      if (await readBatch(ctx, { collection: next, modelId: model.id }, until)) waiting.push(next);
    } catch (error) {
      ctx.signal?.throwIfAborted();
      ctx.log.warn({ err: error, collection: next.id }, "passages were not read by the model for embedding");
      // The budget of one workspace says nothing about the next one. A model that fails does. A later minute tries again.
      if (!budgetRefusalOf(error)) return;
    }
  }
}

/** False when nothing is left, or another model was set meanwhile. */
async function readBatch(ctx: Ctx, asked: Asked, until: number): Promise<boolean> {
  ctx.signal?.throwIfAborted();
  if (!(await claimCollection(ctx, asked.collection))) return false;
  try {
    return await readClaimed(ctx, asked, until);
  } finally {
    await releaseCollection(ctx, asked.collection);
  }
}

async function readClaimed(ctx: Ctx, asked: Asked, until: number): Promise<boolean> {
  const { collection, modelId } = asked;
  const passages = await query(ctx, collectionAccess.index, ({ db }) =>
    listUnreadPassages(db, collection, modelId, aBatch),
  );
  if (passages.length === 0) return false;
  for await (const vectors of embedPassages(ctx, asked, passages)) {
    if (vectors.length === 0) return false;
    await storeNewVectors(ctx, { ...asked, vectors });
    if (performance.now() > until) return false;
  }
  return passages.length === aBatch;
}
