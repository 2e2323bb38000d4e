import { recordUsage, releaseUsage, settleUsage } from "#features/entitlements/server/index.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { modelAccess } from "../model.access.ts";
import { costOf } from "../prices/cost-of.ts";
import type { PriceVersion } from "../prices/price-in-force.ts";
import { insertCall } from "../usage/call.repository.ts";
import { callRowOf } from "../usage/call-row-of.ts";
import type { TracedCall } from "./call-trace.ts";
import type { AttemptedCall, Payer } from "./model-call.ts";
import { type CountedTokens, noTokens } from "./token-count.ts";

export interface EndedModelCall extends AttemptedCall {
  /** Of its row. A retry comes with the same one. */
  id: string;
  traced: TracedCall;
  /** Absent: the model has no price and is free. */
  price: PriceVersion | undefined;
  /** Absent: the provider did not accept the call. */
  used: CountedTokens | undefined;
}

/**
 * Settles a call in one transaction: its cost against its reservation, its tokens, and the row of the call.
 * Idempotent. For an admin's test the usage also goes into the audit trail.
 */
export const settleModelCall = command(
  "model.settle_call",
  modelAccess.settle_call,
  async (ctx, ended: EndedModelCall) => {
    const { payer } = ended.call;
    if (payer.type === "workspace") return settleForWorkspace(ctx, ended, payer);
    const { used, model } = ended;
    const costMicros = used ? costOf(used, ended.price) : 0;
    await keepCall(ctx, ended, used ?? noTokens, costMicros);
    if (!used) return;
    await ctx.audit({
      act: "model.tried",
      workspaceId: installationWorkspaceId,
      target: [{ type: "model", id: model.id }],
      facts: { ...factsOf(ended, used), cost_micros: costMicros },
    });
  },
);

async function settleForWorkspace(
  ctx: Ctx,
  ended: EndedModelCall,
  { workspaceId, userId, agentId }: Extract<Payer, { type: "workspace" }>,
): Promise<void> {
  const { used, price } = ended;
  const { requestId } = ended.call;
  const tokens = used ? used.inputTokens + used.outputTokens : 0;
  if (!used || tokens === 0) {
    if (price) await releaseUsage(ctx, { workspaceId, requestId });
    return keepCall(ctx, ended, noTokens, 0);
  }
  const amount = costOf(used, price);
  const settlement = { workspaceId, requestId, amount, facts: factsOf(ended, used) };
  const isFirst = price ? await settleUsage(ctx, settlement) : undefined;
  const recorded = await recordUsage(ctx, {
    workspaceId,
    userId,
    agentId,
    entitlement: "tokens",
    amount: tokens,
    requestId: `${requestId}:tokens`,
  });
  // The ledger decides which of two calls with the same key counts, so that its sum is the sum of the rows.
  if (isFirst ?? recorded.isNew) await keepCall(ctx, ended, used, amount);
}

function keepCall(ctx: Ctx, ended: EndedModelCall, used: CountedTokens, costMicros: number): Promise<void> {
  return insertCall(ctx.db, { ...callRowOf(ended, used), cost_micros: costMicros, ended_at: ctx.now() });
}

function factsOf({ model, price }: EndedModelCall, used: CountedTokens) {
  return {
    model: model.id,
    provider: model.provider.kind,
    ...(price ? { price: price.id } : {}),
    input_tokens: used.inputTokens,
    cached_input_tokens: used.cachedInputTokens,
    output_tokens: used.outputTokens,
    ...(used.isEstimated ? { tokens_estimated: true } : {}),
  };
}
