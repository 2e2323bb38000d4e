import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { modelErrors } from "../contract/errors.ts";
import { modelProviderAccess } from "./model.access.ts";
import { forgetModels } from "./model-catalogue.ts";
import { deleteProviderById, listProviders } from "./provider.repository.ts";

/** Disconnects a provider and deletes its key and models. Its answers stay. */
export const deleteProvider = command(
  "model_provider.delete",
  modelProviderAccess.delete,
  async (ctx, { name }: { name: string }) => {
    const provider = (await listProviders(ctx.db)).find(
      (row) => row.name.toLowerCase() === name.trim().toLowerCase(),
    );
    if (!provider) fail(modelErrors, "model_provider.not_found");
    await deleteProviderById(ctx.db, provider.id);
    await ctx.audit({
      act: "model_provider.deleted",
      workspaceId: installationWorkspaceId,
      target: [{ type: "model_provider", id: provider.id }],
      facts: { kind: provider.kind },
      sealed: { name: provider.name },
    });
    ctx.afterCommit(() => forgetModels(ctx.services));
    return provider;
  },
);
