import { embedTexts, findEmbeddingModel } from "#features/models/server/index.ts";
import { type Ctx, personOf } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { unitOf } from "./vector-bytes.ts";

/** Nobody waits longer for better results. Tests change it, so that no slow machine decides. */
export const patience = { timeoutMs: 1_500 };

export interface EmbeddedQuestion {
  modelId: string;
  /** Of length 1. */
  unit: Float32Array;
}

/**
 * What a question means to the model for embedding, paid by the caller. `no_model`: none is set. `model_failed`: it did
 * not answer in time, or a budget refused. Never throws, because words find without it.
 */
export async function embedQuestion(
  ctx: Ctx,
  question: string,
): Promise<EmbeddedQuestion | "no_model" | "model_failed"> {
  const person = personOf(ctx.actor);
  try {
    if (!person || !(await findEmbeddingModel(ctx))) return "no_model";
    const payer = { type: "workspace" as const, workspaceId: person.workspaceId, userId: person.userId };
    const call = { payer, requestId: `knowledge:${newId()}`, ...patience };
    const embedded = await embedTexts(ctx, [question.toWellFormed()], call);
    const [vector] = embedded?.vectors ?? [];
    return embedded && vector ? { modelId: embedded.modelId, unit: unitOf(vector) } : "no_model";
  } catch (error) {
    ctx.signal?.throwIfAborted();
    ctx.log.info({ err: error }, "a question was searched by its words alone");
    return "model_failed";
  }
}
