import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { reserveUsage } from "#features/entitlements/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import type { ModelWithProvider } from "../model.repository.ts";
import { readPrices } from "../model-catalogue.ts";
import { costOf } from "../prices/cost-of.ts";
import { type PriceVersion, priceInForce, versionOf } from "../prices/price-in-force.ts";
import { worstCaseOf } from "./estimate-tokens.ts";
import type { ModelCall } from "./model-call.ts";
import { settleModelCall } from "./settle-model-call.ts";
import { TokenCount } from "./token-count.ts";

/** One attempt at a model, from its reservation to what it really cost. */
export class CallMeter {
  readonly count: TokenCount;
  /** Resolves when the call is counted. It never rejects: the answer is there, and somebody reads it. */
  readonly ended: Promise<void>;
  readonly #end: (count: TokenCount | undefined) => void;

  constructor(options: LanguageModelV4CallOptions, settle: (count: TokenCount | undefined) => Promise<void>) {
    const { promise, resolve } = Promise.withResolvers<TokenCount | undefined>();
    this.count = new TokenCount(options);
    this.#end = resolve;
    this.ended = promise.then(settle);
  }

  /** Begins to count what was used; only the first end of a call says something. */
  end(): void {
    this.#end(this.count);
  }

  /** The provider took nothing on: gives back what was reserved. */
  release(): void {
    this.#end(undefined);
  }
}

/**
 * Sets aside the most that a call may cost at the price in force; throws `limit_reached` when that is not left. A model
 * without a price costs nothing, so nothing is set aside for it. Acts as the system.
 */
export async function openMeter(
  ctx: Ctx,
  model: ModelWithProvider,
  call: ModelCall,
  options: LanguageModelV4CallOptions,
): Promise<CallMeter> {
  const row = priceInForce(await readPrices(ctx), model, ctx.now());
  const price = row && versionOf(row);
  if (price) await reserve(ctx, call, costOf(worstCaseOf(options), price));
  return new CallMeter(options, (count) => settle(ctx, { model, call, price, count }));
}

async function reserve(ctx: Ctx, { payer, requestId }: ModelCall, amount: number): Promise<void> {
  if (payer.type !== "workspace") return;
  const { workspaceId, userId, agentId } = payer;
  const request = { workspaceId, userId, agentId, entitlement: "model_cost" as const, amount, requestId };
  await untilDatabaseAnswers(() => reserveUsage(ctx, request));
}

interface Attempt {
  model: ModelWithProvider;
  call: ModelCall;
  price: PriceVersion | undefined;
  count: TokenCount | undefined;
}

async function settle(ctx: Ctx, { model, call, price, count }: Attempt): Promise<void> {
  const used = count?.used();
  const ended = { call, modelId: model.id, providerKind: model.provider.kind, price, used };
  try {
    await untilDatabaseAnswers(() => settleModelCall(ctx, ended));
  } catch (error) {
    ctx.log.error({ err: error, request: call.requestId }, "what a call of a model used was not counted");
  }
}
