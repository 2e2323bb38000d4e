import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { modelErrors } from "../../contract/errors.ts";
import { type ModelPurpose, servesPurpose } from "../../contract/purpose.ts";
import { getModelRow } from "../get-model-row.ts";
import { modelAccess } from "../model.access.ts";
import { updateDefaultModel } from "../model.repository.ts";
import { invalidateModels } from "../model-catalogue.ts";
import { storePurpose } from "./purpose.repository.ts";

export interface PurposeChoice {
  purpose: ModelPurpose;
  /** Null: none. Chat always has one. */
  ref: string | null;
}

/** Sets the default model of a purpose to an enabled one that can do it. */
export const setPurposeDefault = command(
  "model.set_purpose",
  modelAccess.set_purpose,
  async (ctx, { purpose, ref }: PurposeChoice) => {
    const model = ref === null ? undefined : await getModelRow(ctx, ref);
    if (model && !model.is_enabled) fail(modelErrors, "model.is_disabled");
    if (model && !servesPurpose(model.capabilities, purpose)) fail(modelErrors, "model.not_capable");
    if (purpose !== "chat") await storePurpose(ctx.db, purpose, model?.id ?? null);
    else if (model) await updateDefaultModel(ctx.db, model.id);
    else fail(modelErrors, "model.default_needed");
    await ctx.audit({
      act: "model.purpose_set",
      workspaceId: installationWorkspaceId,
      target: model ? [{ type: "model", id: model.id }] : [],
      facts: { purpose, model: model?.id ?? null },
    });
    ctx.afterCommit(() => invalidateModels(ctx.services));
    return model;
  },
);
