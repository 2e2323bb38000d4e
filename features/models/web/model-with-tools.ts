import type { Model } from "../contract/index.ts";

/** The model for a message that needs tools: the chosen one, or the built-in assistant if that has none. */
export function modelWithTools(models: readonly Model[], chosen: Model | undefined): Model | undefined {
  return chosen?.hasTools === false ? models.find(({ isBuiltin }) => isBuiltin) : chosen;
}
