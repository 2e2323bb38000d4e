import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { newId } from "#platform/server/ids.ts";
import { modelAccess } from "./model.access.ts";
import { insertModel } from "./model.repository.ts";
import { invalidateModels } from "./model-catalogue.ts";

export interface AddModel {
  providerId: string;
  /** The provider's name of the model, e.g. "llama3.2:3b". */
  modelId: string;
  label?: string;
}

/** Adds a provider's model, disabled. */
export const addModel = command("model.create", modelAccess.create, async (ctx, input: AddModel) => {
  const model = await insertModel(ctx.db, {
    id: newId(ctx.now().getTime()),
    provider_id: input.providerId,
    model_id: input.modelId,
    label: input.label?.trim() || input.modelId,
  });
  await ctx.audit({
    act: "model.created",
    workspaceId: installationWorkspaceId,
    target: [{ type: "model", id: model.id }],
    sealed: { model_id: model.model_id, label: model.label },
  });
  ctx.afterCommit(() => invalidateModels(ctx.services));
  return model;
});
