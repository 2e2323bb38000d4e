import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { getModelRow } from "./get-model-row.ts";
import { modelAccess } from "./model.access.ts";
import { deleteModelById, listModelRows, updateDefaultModel } from "./model.repository.ts";
import { invalidateModels } from "./model-catalogue.ts";

/** Removes a model from its provider. If it was the default, the next enabled one becomes it. */
export const deleteModel = command(
  "model.delete",
  modelAccess.delete,
  async (ctx, { ref }: { ref: string }) => {
    const model = await getModelRow(ctx, ref);
    await deleteModelById(ctx.db, model.id);
    const rows = model.is_default ? await listModelRows(ctx.db) : [];
    const next = rows.find((row) => row.is_enabled && row.capabilities.chat);
    if (next) await updateDefaultModel(ctx.db, next.id);
    await ctx.audit({
      act: "model.deleted",
      workspaceId: installationWorkspaceId,
      target: [{ type: "model", id: model.id }],
      facts: { was_default: model.is_default, new_default: next?.id ?? null },
      sealed: { model_id: model.model_id, label: model.label },
    });
    ctx.afterCommit(() => invalidateModels(ctx.services));
    return model;
  },
);
