import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { ModelCapabilities } from "../contract/model.ts";
import { openProvider } from "./create-language-model.ts";
import { failoverModel } from "./failover-model.ts";
import { getModelRow } from "./get-model-row.ts";
import { payFor } from "./metering/pay-for.ts";
import { modelAccess } from "./model.access.ts";
import { updateModelCapabilities } from "./model.repository.ts";
import { accessTo, forgetModels } from "./model-catalogue.ts";
import { type ModelProbe, probeModel } from "./probe-model.ts";

/** Asks a model for a word and a tool call, and stores its capabilities. */
export async function testModel(ctx: Ctx, ref: string): Promise<ModelProbe> {
  const row = await query(ctx, (inner) => getModelRow(inner, ref));
  const provider = await openProvider(accessTo(ctx.services, row.provider));
  const paid = payFor(
    ctx,
    [{ row, model: provider.languageModel(row.model_id) }],
    { payer: { type: "installation" }, requestId: `probe:${newId()}` },
    (models) => failoverModel(models, () => undefined),
  );
  const probe = await probeModel(paid);
  await paid.settled();
  await provider.close();
  if (!probe.failure) await recordCapabilities(ctx, { id: row.id, capabilities: probe.capabilities });
  return probe;
}

const recordCapabilities = command(
  "model.record_capabilities",
  modelAccess.record_capabilities,
  async (ctx, { id, capabilities }: { id: string; capabilities: ModelCapabilities }) => {
    await updateModelCapabilities(ctx.db, id, capabilities);
    await ctx.audit({
      act: "model.tested",
      workspaceId: installationWorkspaceId,
      target: [{ type: "model", id }],
      facts: { ...capabilities },
    });
    ctx.afterCommit(() => forgetModels(ctx.services));
  },
);
