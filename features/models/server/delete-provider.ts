import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { getProviderRow } from "./get-provider-row.ts";
import { modelProviderAccess } from "./model.access.ts";
import { listModelRows, updateDefaultModel } from "./model.repository.ts";
import { invalidateModels } from "./model-catalogue.ts";
import { deleteProviderById } from "./provider.repository.ts";

/** Disconnects a provider by id or name, and deletes its key and models. Its answers stay. */
export const deleteProvider = command(
  "model_provider.delete",
  modelProviderAccess.delete,
  async (ctx, { ref }: { ref: string }) => {
    const provider = await getProviderRow(ctx, ref);
    await deleteProviderById(ctx.db, provider.id);
    const left = (await listModelRows(ctx.db)).filter((row) => row.is_enabled && row.capabilities.chat);
    const next = left.some((row) => row.is_default) ? undefined : left[0];
    if (next) await updateDefaultModel(ctx.db, next.id);
    await ctx.audit({
      act: "model_provider.deleted",
      workspaceId: installationWorkspaceId,
      target: [{ type: "model_provider", id: provider.id }],
      facts: { kind: provider.kind, ...(next ? { new_default: next.id } : {}) },
      sealed: { name: provider.name },
    });
    ctx.afterCommit(() => invalidateModels(ctx.services));
    return provider;
  },
);
