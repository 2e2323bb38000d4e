import { findEmbeddingModel } from "#features/models/server/index.ts";
import { findAllowed } from "#platform/server/access/authorize.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { CollectionProgress } from "../../contract/index.ts";
import { collectionAccess } from "../collection.access.ts";
import { countVectors } from "./progress.repository.ts";

/** How far search by meaning knows a collection. Throws `collection.not_found`. */
export async function readProgress(ctx: Ctx, { id }: { id: string }): Promise<CollectionProgress> {
  await query(ctx, (inner) => findAllowed(inner, collectionAccess.read, { id }));
  const model = await findEmbeddingModel(ctx);
  if (!model) return { meaning: null };
  return { meaning: await query(ctx, collectionAccess.list, ({ db }) => countVectors(db, id, model.id)) };
}
