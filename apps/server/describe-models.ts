import { listModels } from "#features/models/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";

/** The answering models in a few words, for the start screen. */
export async function describeModels(system: Ctx): Promise<string> {
  const models = (await listModels(system)).filter(({ isBuiltin }) => !isBuiltin);
  if (models.length === 0) return "built-in assistant, no model";
  const first = models.find(({ isDefault }) => isDefault) ?? models[0];
  return models.length === 1 ? `${first?.label}` : `${first?.label} and ${models.length - 1} more`;
}
