import type { Ctx } from "#platform/server/context.ts";
import type { ModelWithProvider } from "../model.repository.ts";
import { readPurposeDefault } from "../model-catalogue.ts";

/** The model that turns texts into vectors. Vectors of one model compare with each other alone. */
export interface EmbeddingModel {
  id: string;
  label: string;
}

/** The default for embedding, while it and its provider are enabled. Undefined: none is set. */
export async function findEmbeddingModel(ctx: Ctx): Promise<EmbeddingModel | undefined> {
  const row = await readEmbeddingRow(ctx);
  return row && { id: row.id, label: row.label };
}

export async function readEmbeddingRow(ctx: Ctx): Promise<ModelWithProvider | undefined> {
  const row = await readPurposeDefault(ctx, "embedding");
  return row?.is_enabled && row.provider.is_enabled && row.capabilities.embeddings ? row : undefined;
}
