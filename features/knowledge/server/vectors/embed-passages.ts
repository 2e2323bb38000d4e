import {
  budgetRefusalOf,
  classifyModelError,
  embedTexts,
  type ModelFailure,
} from "#features/models/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { NewVector, UnreadCollection, UnreadPassage } from "./vector.repository.ts";
import { bytesOf, signsOf, unitOf } from "./vector-bytes.ts";

const timeoutMs = 30_000;
/** A model on one's own machine may answer a text that is too long for it as if it were out of order. */
const mayBeOfTexts: ReadonlySet<ModelFailure["code"]> = new Set([
  "model.rejected",
  "model.unavailable",
  "model.cut_short",
]);

interface Asked {
  collection: UnreadCollection;
  modelId: string;
}

/**
 * Vectors of passages, paid by the owner of the collection, as they become ready to store. When the model refuses these
 * texts but answers another, each half is sent alone, down to the passage that it refuses, which gets no vector. Yields
 * an empty list once another model was set. Throws what the model or the budget refused.
 */
export async function* embedPassages(
  ctx: Ctx,
  asked: Asked,
  passages: readonly UnreadPassage[],
): AsyncGenerator<NewVector[]> {
  try {
    yield await embed(ctx, asked, passages);
  } catch (error) {
    ctx.signal?.throwIfAborted();
    if (!(await isOfTexts(ctx, asked, error))) throw error;
    const [only] = passages;
    if (passages.length === 1 && only) yield [{ ...only, signs: "", vector: null }];
    else for (const half of halvesOf(passages)) yield* embedPassages(ctx, asked, half);
  }
}

function halvesOf(passages: readonly UnreadPassage[]) {
  const middle = Math.ceil(passages.length / 2);
  return [passages.slice(0, middle), passages.slice(middle)];
}

async function embed(
  ctx: Ctx,
  { collection, modelId }: Asked,
  passages: readonly UnreadPassage[],
): Promise<NewVector[]> {
  const embedded = await ask(ctx, collection, passages.map(textOf));
  if (embedded?.modelId !== modelId) return [];
  return passages.map((passage, index) => {
    const unit = unitOf(embedded.vectors[index] ?? []);
    return { ...passage, signs: signsOf(unit), vector: bytesOf(unit).toString("base64") };
  });
}

/** Whether the texts are why the model failed: it answers another one. */
async function isOfTexts(ctx: Ctx, { collection }: Asked, error: unknown): Promise<boolean> {
  if (budgetRefusalOf(error) || !mayBeOfTexts.has(classifyModelError(error).code)) return false;
  return ask(ctx, collection, ["Hello"]).then(
    () => true,
    () => false,
  );
}

function ask(ctx: Ctx, { workspace_id: workspaceId, user_id: userId }: UnreadCollection, texts: string[]) {
  return embedTexts(ctx, texts, {
    payer: { type: "workspace", workspaceId, userId },
    requestId: `vectors:${newId()}`,
    timeoutMs,
    isPatient: true,
  });
}

/** A passage with what it belongs to, without which "at most 120 euros" means little. */
function textOf({ title, place, text }: UnreadPassage): string {
  return `${title} › ${place}\n${text}`;
}
