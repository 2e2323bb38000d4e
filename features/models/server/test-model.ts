import { authorize } from "#platform/server/access/authorize.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { ModelCapabilities } from "../contract/model.ts";
import { type OpenProvider, openProvider, type ProviderAccess } from "./create-language-model.ts";
import { failoverModel } from "./failover-model.ts";
import { getModelRow } from "./get-model-row.ts";
import { recordCall } from "./health/record-call.ts";
import { listProviderModels } from "./list-provider-models.ts";
import { withMetering } from "./metering/with-metering.ts";
import { modelAccess } from "./model.access.ts";
import { type ModelWithProvider, updateTestedModel } from "./model.repository.ts";
import { accessTo, invalidateModels } from "./model-catalogue.ts";
import { probeEmbedding } from "./probe-embedding.ts";
import { type ModelProbe, probeModel, unable } from "./probe-model.ts";
import { providerWordsOf } from "./provider-words.ts";

export interface TestedModel extends Omit<ModelProbe, "error"> {
  row: ModelWithProvider;
  /** The provider's own words in a failure. */
  said?: string;
}

/** Asks a model a few questions, stores what it can do, and counts the outcome in its health. */
export async function testModel(ctx: Ctx, ref: string): Promise<TestedModel> {
  authorize(ctx, modelAccess.test);
  const row = await query(ctx, modelAccess.test, (inner) => getModelRow(inner, ref));
  const access = accessTo(ctx.services, row.provider);
  const provider = await openProvider(access);
  try {
    const { error, ...probe } = await askAll(ctx, row, provider, access);
    const said = providerWordsOf(error, access.apiKey);
    if (probe.failure) return { row, ...probe, ...(said ? { said } : {}) };
    const contextTokens = await contextTokensOf(access, row.model_id);
    await recordCapabilities(ctx, { id: row.id, capabilities: probe.capabilities, contextTokens });
    return { row, ...probe };
  } finally {
    await provider.close();
  }
}

async function askAll(
  ctx: Ctx,
  row: ModelWithProvider,
  provider: OpenProvider,
  access: ProviderAccess,
): Promise<ModelProbe> {
  const paid = withMetering(
    ctx,
    [{ row, model: provider.languageModel(row.model_id) }],
    { payer: { type: "installation" }, requestId: `probe:${newId()}`, purpose: "test" },
    (models) => failoverModel(models, () => undefined),
  );
  const probe = await probeModel(paid);
  await paid.settled();
  const isReached = !probe.failure || ["model.rejected", "model.misconfigured"].includes(probe.failure.code);
  const embeds =
    Boolean(probe.failure) && isReached && (await probeEmbedding(provider, access, row.model_id));
  const found = embeds ? { capabilities: { ...unable, embeddings: true } } : probe;
  await recordCall(
    ctx,
    row,
    found.failure ? { isAnswered: false, error: probe.error } : { isAnswered: true },
  );
  return found;
}

/** As the provider's list says. A server may list nothing. */
async function contextTokensOf(access: ProviderAccess, modelId: string): Promise<number | null> {
  const listed = await listProviderModels(access).catch(() => []);
  return listed.find((model) => model.modelId === modelId)?.contextTokens ?? null;
}

interface Findings {
  id: string;
  capabilities: ModelCapabilities;
  contextTokens: number | null;
}

const recordCapabilities = command(
  "model.record_capabilities",
  modelAccess.record_capabilities,
  async (ctx, { id, capabilities, contextTokens }: Findings) => {
    await updateTestedModel(ctx.db, id, { capabilities, contextTokens, now: ctx.now() });
    await ctx.audit({
      act: "model.tested",
      workspaceId: installationWorkspaceId,
      target: [{ type: "model", id }],
      facts: { ...capabilities, context_tokens: contextTokens },
    });
    ctx.afterCommit(() => invalidateModels(ctx.services));
  },
);
