import type { Ctx } from "#platform/server/context.ts";
import { addModel } from "./add-model.ts";
import { enableModel } from "./enable-model.ts";
import { type TestedModel, testModel } from "./test-model.ts";

export interface AdoptedModel extends TestedModel {
  isEnabled: boolean;
}

/** Adds a provider's model, tests it, and enables it if it answers. */
export async function adoptModel(
  ctx: Ctx,
  { providerId, modelId }: { providerId: string; modelId: string },
): Promise<AdoptedModel> {
  const { id } = await addModel(ctx, { providerId, modelId });
  const tested = await testModel(ctx, id);
  if (tested.failure) return { ...tested, isEnabled: tested.row.is_enabled };
  await enableModel(ctx, { ref: id });
  return { ...tested, isEnabled: true };
}
