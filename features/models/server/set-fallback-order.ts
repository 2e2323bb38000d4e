import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { modelErrors } from "../contract/errors.ts";
import { canAnswer } from "./get-model.ts";
import { modelAccess } from "./model.access.ts";
import { listModelRows, updateFallbackOrder } from "./model.repository.ts";
import { invalidateModels } from "./model-catalogue.ts";

/**
 * Sets which models replace a failing default, in this order. Those left out replace none, and can still be
 * chosen.
 */
export const setFallbackOrder = command(
  "model.set_fallback_order",
  modelAccess.set_fallback_order,
  async (ctx, { modelIds }: { modelIds: readonly string[] }) => {
    const answering = new Set((await listModelRows(ctx.db)).filter(canAnswer).map(({ id }) => id));
    const isFitting = modelIds.every((id) => answering.has(id)) && new Set(modelIds).size === modelIds.length;
    if (!isFitting) fail(modelErrors, "model.not_the_enabled");
    await updateFallbackOrder(ctx.db, modelIds);
    await ctx.audit({
      act: "model.fallback_order_set",
      workspaceId: installationWorkspaceId,
      target: modelIds.map((id) => ({ type: "model", id })),
      facts: { models: [...modelIds] },
    });
    ctx.afterCommit(() => invalidateModels(ctx.services));
  },
);
