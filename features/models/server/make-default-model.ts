import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { modelErrors } from "../contract/errors.ts";
import { getModelRow } from "./get-model-row.ts";
import { modelAccess } from "./model.access.ts";
import { updateDefaultModel } from "./model.repository.ts";
import { forgetModels } from "./model-catalogue.ts";

/** Makes an enabled model the default. */
export const makeDefaultModel = command(
  "model.make_default",
  modelAccess.make_default,
  async (ctx, { ref }: { ref: string }) => {
    const model = await getModelRow(ctx, ref);
    if (!model.is_enabled) fail(modelErrors, "model.is_disabled");
    await updateDefaultModel(ctx.db, model.id);
    await ctx.audit({
      act: "model.made_default",
      workspaceId: installationWorkspaceId,
      target: [{ type: "model", id: model.id }],
    });
    ctx.afterCommit(() => forgetModels(ctx.services));
    return model;
  },
);
