import type { Ctx } from "#platform/server/context.ts";
import type { Model } from "../contract/model.ts";
import { builtinIdentity } from "./builtin/builtin-model.ts";
import { readModels } from "./model-catalogue.ts";

export const builtinBadge = "Built-in, no model";

/** The models a person can choose: default first, built-in assistant last. */
export async function listModels(ctx: Ctx): Promise<Model[]> {
  const enabled = (await readModels(ctx)).filter((row) => row.is_enabled && row.provider.is_enabled);
  const models = enabled.map((row, index) => ({
    id: row.id,
    label: row.label,
    provider: row.provider.name,
    badge: row.label,
    isBuiltin: false,
    isDefault: index === 0,
  }));
  const { label, provider } = builtinIdentity;
  return [
    ...models,
    { id: "builtin", label, provider, badge: builtinBadge, isBuiltin: true, isDefault: models.length === 0 },
  ];
}
