import { authorize } from "#platform/server/access/authorize.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { OfferedModel } from "../../contract/provider.ts";
import { askProvider } from "../ask-provider.ts";
import { getProviderRow } from "../get-provider-row.ts";
import { modelProviderAccess } from "../model.access.ts";
import { listModelRows } from "../model.repository.ts";
import { accessTo } from "../model-catalogue.ts";

/** Asks a provider for its models. Throws why it does not answer, with its own words. */
export async function listOfferedModels(ctx: Ctx, { id }: { id: string }): Promise<OfferedModel[]> {
  authorize(ctx, modelProviderAccess.list_models);
  const { provider, added } = await query(ctx, modelProviderAccess.list_models, async (inner) => {
    const row = await getProviderRow(inner, id);
    const rows = await listModelRows(inner.db);
    const own = rows.filter(({ provider_id }) => provider_id === row.id);
    return { provider: row, added: new Set(own.map(({ model_id }) => model_id)) };
  });
  const listed = await askProvider(accessTo(ctx.services, provider));
  return listed.map(({ modelId, contextTokens }) => ({
    modelId,
    contextTokens,
    isAdded: added.has(modelId),
  }));
}
