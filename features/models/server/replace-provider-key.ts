import { authorize } from "#platform/server/access/authorize.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { modelErrors } from "../contract/errors.ts";
import { askProvider } from "./ask-provider.ts";
import { getProviderRow } from "./get-provider-row.ts";
import { ModelListRefusedError } from "./list-provider-models.ts";
import { modelProviderAccess } from "./model.access.ts";
import { accessTo, invalidateModels } from "./model-catalogue.ts";
import { updateProviderKey } from "./provider.repository.ts";
import { sealProviderKey } from "./provider-key.ts";

interface NewKey {
  id: string;
  apiKey: string;
}

/** Replaces a provider's key by one that it accepts. The former key is gone. */
export async function replaceProviderKey(ctx: Ctx, { id, apiKey }: NewKey): Promise<void> {
  authorize(ctx, modelProviderAccess.replace_key);
  const provider = await query(ctx, modelProviderAccess.list, (inner) => getProviderRow(inner, id));
  try {
    await askProvider({ ...accessTo(ctx.services, provider), apiKey });
  } catch (error) {
    const { cause } = error as Error;
    // A server without a model list may still answer with this key.
    if (!(cause instanceof ModelListRefusedError) || cause.isAboutKey) throw error;
  }
  await storeKey(ctx, { id, apiKey });
}

const storeKey = command(
  "model_provider.replace_key",
  modelProviderAccess.replace_key,
  async (ctx, { id, apiKey }: NewKey) => {
    const isStored = await updateProviderKey(ctx.db, id, sealProviderKey(ctx.services.secrets, id, apiKey));
    if (!isStored) fail(modelErrors, "model_provider.not_found");
    await ctx.audit({
      act: "model_provider.key_replaced",
      workspaceId: installationWorkspaceId,
      target: [{ type: "model_provider", id }],
    });
    ctx.afterCommit(() => invalidateModels(ctx.services));
  },
);
