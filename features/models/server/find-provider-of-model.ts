import type { Ctx } from "#platform/server/context.ts";
import { findModel } from "./find-model.ts";
import { readModels } from "./model-catalogue.ts";

/** The provider of an enabled model. Undefined for the built-in assistant and unknown models. */
export async function findProviderOfModel(
  ctx: Ctx,
  modelRef: string,
): Promise<{ id: string; name: string } | undefined> {
  const enabled = (await readModels(ctx)).filter((row) => row.is_enabled && row.provider.is_enabled);
  return findModel(enabled, modelRef)?.provider;
}
