import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { getModelRow } from "./get-model-row.ts";
import { modelAccess } from "./model.access.ts";
import { listModelRows, updateDefaultModel, updateModelEnabled } from "./model.repository.ts";
import { invalidateModels } from "./model-catalogue.ts";
import { deletePurposesOf } from "./purposes/purpose.repository.ts";

/** Disables a model. If it was the default, the next enabled one becomes the default. */
export const disableModel = command(
  "model.disable",
  modelAccess.disable,
  async (ctx, { ref }: { ref: string }) => {
    const model = await getModelRow(ctx, ref);
    await updateModelEnabled(ctx.db, model.id, false);
    await deletePurposesOf(ctx.db, model.id);
    const next = model.is_default
      ? (await listModelRows(ctx.db)).find((row) => row.is_enabled && row.capabilities.chat)
      : undefined;
    if (next) await updateDefaultModel(ctx.db, next.id);

    await ctx.audit({
      act: "model.disabled",
      workspaceId: installationWorkspaceId,
      target: [{ type: "model", id: model.id }],
      facts: { was_default: model.is_default, new_default: next?.id ?? null },
    });
    ctx.afterCommit(() => invalidateModels(ctx.services));
    return model;
  },
);
