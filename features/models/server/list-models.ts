import type { Ctx } from "#platform/server/context.ts";
import type { Model } from "../contract/model.ts";
import { onlyPermitted } from "./audience/may-use.ts";
import { builtinIdentity } from "./builtin/builtin-model.ts";
import { canAnswer } from "./get-model.ts";
import { readModels } from "./model-catalogue.ts";

export const builtinBadge = "Built-in, no model";

/** The models that the caller may choose: default first, built-in assistant last. */
export async function listModels(ctx: Ctx): Promise<Model[]> {
  const models = await onlyPermitted(ctx, (await readModels(ctx)).filter(canAnswer));
  const items = models.map((row, index) => ({
    id: row.id,
    label: row.label,
    provider: row.provider.name,
    badge: row.label,
    isBuiltin: false,
    isDefault: index === 0,
    hasTools: row.capabilities.tools,
  }));
  const { label, provider } = builtinIdentity;
  return [
    ...items,
    {
      ...{ id: "builtin", label, provider, badge: builtinBadge },
      ...{ isBuiltin: true, isDefault: items.length === 0, hasTools: true },
    },
  ];
}
