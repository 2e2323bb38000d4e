import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { getModelRow } from "./get-model-row.ts";
import { modelAccess } from "./model.access.ts";
import { listModelRows, updateDefaultModel, updateModelEnabled } from "./model.repository.ts";
import { invalidateModels } from "./model-catalogue.ts";

/** Enables a model, as the last of the fallback order. The first that can answer becomes the default. */
export const enableModel = command(
  "model.enable",
  modelAccess.enable,
  async (ctx, { ref }: { ref: string }) => {
    const model = await getModelRow(ctx, ref);
    const canChat = model.capabilities.chat;
    const hasDefault = (await listModelRows(ctx.db)).some((row) => row.is_default);
    await updateModelEnabled(ctx.db, model.id, true);
    if (!hasDefault && canChat) await updateDefaultModel(ctx.db, model.id);

    await ctx.audit({
      act: "model.enabled",
      workspaceId: installationWorkspaceId,
      target: [{ type: "model", id: model.id }],
      facts: { became_default: !hasDefault && canChat },
    });
    ctx.afterCommit(() => invalidateModels(ctx.services));
    return model;
  },
);
