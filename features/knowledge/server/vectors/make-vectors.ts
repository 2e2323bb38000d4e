import { z } from "zod";
import { embedTexts, findEmbeddingModel } from "#features/models/server/index.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { collectionAccess } from "../collection.access.ts";
import {
  listUnreadCollections,
  listUnreadPassages,
  type NewVector,
  storeVectors,
  type UnreadCollection,
  type UnreadPassage,
} from "./vector.repository.ts";
import { bytesOf, signsOf, unitOf } from "./vector-bytes.ts";

const aBatch = 128;
const mostCollections = 100;
/** Below a minute, so that two of these seldom work at once. The next one goes on. */
const longestMs = 50_000;
const timeoutMs = 30_000;

interface NewVectors {
  collection: UnreadCollection;
  modelId: string;
  vectors: NewVector[];
}

export const storeNewVectors = command(
  "collection.store_vectors",
  collectionAccess.index,
  ({ db }, { collection, modelId, vectors }: NewVectors) => storeVectors(db, collection, modelId, vectors),
);

/**
 * Makes the vectors of passages that have none of the model set for embedding: of new passages, and of all after another
 * model was set. What is stored stays, so a killed server loses at most one batch. Without a model it ends.
 */
export const makeVectors = defineJob({
  name: "knowledge.make_vectors",
  payload: z.object({}),
  schedule: "* * * * *",
  atOnce: 1,
  perform: (ctx) => makeMissingVectors(ctx),
});

/** Works for at most 50 seconds. */
export async function makeMissingVectors(ctx: Ctx): Promise<void> {
  const until = performance.now() + longestMs;
  const model = await findEmbeddingModel(ctx);
  if (!model) return;
  const collections = await query(ctx, collectionAccess.index, ({ db }) =>
    listUnreadCollections(db, model.id, mostCollections),
  );
  for (const collection of collections) {
    try {
      while (performance.now() < until && (await readBatch(ctx, collection, model.id)));
    } catch (error) {
      ctx.signal?.throwIfAborted();
      // The budget of one workspace says nothing about the next one. A later minute tries again.
      ctx.log.warn(
        { err: error, collection: collection.id },
        "passages were not read by the model for embedding",
      );
    }
  }
}

/** False when nothing is left, or another model was set meanwhile. */
async function readBatch(ctx: Ctx, collection: UnreadCollection, modelId: string): Promise<boolean> {
  ctx.signal?.throwIfAborted();
  const passages = await query(ctx, collectionAccess.index, ({ db }) =>
    listUnreadPassages(db, collection, modelId, aBatch),
  );
  if (passages.length === 0) return false;
  const { workspace_id: workspaceId, user_id: userId } = collection;
  const embedded = await embedTexts(ctx, passages.map(textOf), {
    payer: { type: "workspace", workspaceId, userId },
    requestId: `vectors:${newId()}`,
    timeoutMs,
    isPatient: true,
  });
  if (embedded?.modelId !== modelId) return false;
  const vectors = passages.map(({ document_id, number, text }, index): NewVector => {
    const unit = unitOf(embedded.vectors[index] ?? []);
    const vector = bytesOf(unit).toString("base64");
    return { document_id, number, text, signs: signsOf(unit), vector };
  });
  await storeNewVectors(ctx, { collection, modelId, vectors });
  return passages.length === aBatch;
}

/** A passage with what it belongs to, without which "at most 120 euros" means little. */
function textOf({ title, place, text }: UnreadPassage): string {
  return `${title} › ${place}\n${text}`;
}
