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

/** One attempt at a model, from its reservation to its actual cost. */
export class CallMeter {
  readonly count: TokenCount;
  /** Resolves when the call is settled. Never rejects, because the answer is already being read. */
  readonly ended: Promise<void>;
  readonly #end: (count: TokenCount | undefined) => void;

  constructor(options: LanguageModelV4CallOptions, settle: (count: TokenCount | undefined) => Promise<void>) {
    const { promise, resolve } = Promise.withResolvers<TokenCount | undefined>();
    this.count = new TokenCount(options);
    this.#end = resolve;
    this.ended = promise.then(settle);
  }

  /** Settles what was used. Only the first call has an effect. */
  end(): void {
    this.#end(this.count);
  }

  /** The provider did not accept the call: releases the reservation. */
  release(): void {
    this.#end(undefined);
  }
}

/**
 * Reserves the maximum cost of a call at the current price. Throws `limit_reached` when the budget lacks it.
 * A model without a price is free and reserves nothing. Acts as the system.
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
