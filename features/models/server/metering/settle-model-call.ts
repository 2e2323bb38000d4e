import { recordUsage, releaseUsage, settleUsage } from "#features/entitlements/server/index.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { modelAccess } from "../model.access.ts";
import { costOf } from "../prices/cost-of.ts";
import type { PriceVersion } from "../prices/price-in-force.ts";
import type { ModelCall, Payer } from "./model-call.ts";
import type { CountedTokens } from "./token-count.ts";

export interface EndedModelCall {
  call: ModelCall;
  modelId: string;
  providerKind: string;
  /** Absent: the model has no price and is free. */
  price: PriceVersion | undefined;
  /** Absent: the provider did not accept the call. */
  used: CountedTokens | undefined;
}

/**
 * Settles a call in one transaction: its cost against its reservation, and its tokens. Idempotent. For an
 * admin's test the usage goes into the audit trail.
 */
export const settleModelCall = command(
  "model.settle_call",
  modelAccess.settle_call,
  async (ctx, ended: EndedModelCall) => {
    const { payer } = ended.call;
    if (payer.type === "workspace") return settleForWorkspace(ctx, ended, payer);
    const { used, modelId } = ended;
    if (!used) return;
    await ctx.audit({
      act: "model.tried",
      workspaceId: installationWorkspaceId,
      target: [{ type: "model", id: modelId }],
      facts: { ...factsOf(ended, used), cost_micros: costOf(used, ended.price) },
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
    return;
  }
  if (price) {
    const amount = costOf(used, price);
    await settleUsage(ctx, { workspaceId, requestId, amount, facts: factsOf(ended, used) });
  }
  await recordUsage(ctx, {
    workspaceId,
    userId,
    agentId,
    entitlement: "tokens",
    amount: tokens,
    requestId: `${requestId}:tokens`,
  });
}

function factsOf({ modelId, providerKind, price }: EndedModelCall, used: CountedTokens) {
  return {
    model: modelId,
    provider: providerKind,
    ...(price ? { price: price.id } : {}),
    input_tokens: used.inputTokens,
    cached_input_tokens: used.cachedInputTokens,
    output_tokens: used.outputTokens,
    ...(used.isEstimated ? { tokens_estimated: true } : {}),
  };
}
