import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { reserveUsage } from "#features/entitlements/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import { newId } from "#platform/server/ids.ts";
import type { AnswerPart } from "../answer-part.ts";
import { readPrices } from "../model-catalogue.ts";
import { costOf } from "../prices/cost-of.ts";
import { type PriceVersion, priceInForce, versionOf } from "../prices/price-in-force.ts";
import { noteRefusal } from "../usage/note-refusal.ts";
import { budgetRefusalOf } from "./budget-refusal.ts";
import { type CallEnd, CallTrace, type TracedCall } from "./call-trace.ts";
import { worstCaseOf } from "./estimate-tokens.ts";
import type { AttemptedCall, ModelCall } from "./model-call.ts";
import { settleModelCall } from "./settle-model-call.ts";
import { TokenCount } from "./token-count.ts";

interface Ended {
  traced: TracedCall;
  /** Absent: the provider did not accept the call. */
  count: TokenCount | undefined;
}

/** One attempt at a model, from its reservation to its actual cost. */
export class CallMeter {
  readonly count: TokenCount;
  readonly trace = new CallTrace();
  /** Resolves when the call is settled. Never rejects, because the answer is already being read. */
  readonly ended: Promise<void>;
  readonly #end: (ended: Ended) => void;

  constructor(options: LanguageModelV4CallOptions, settle: (ended: Ended) => Promise<void>) {
    const { promise, resolve } = Promise.withResolvers<Ended>();
    this.count = new TokenCount(options);
    this.#end = resolve;
    this.ended = promise.then(settle);
  }

  see(part: AnswerPart): void {
    this.count.see(part);
    this.trace.see(part);
  }

  /** Settles what was used. Only the first call has an effect. */
  end(end: CallEnd): void {
    this.#end({ traced: this.trace.ended(end), count: this.count });
  }

  /** The provider did not accept the call: releases the reservation. */
  release(end: CallEnd): void {
    this.#end({ traced: this.trace.ended(end), count: undefined });
  }
}

/**
 * Reserves the maximum cost of a call at the current price. Throws `limit_reached` when the budget lacks it.
 * A model without a price is free and reserves nothing. Acts as the system.
 */
export async function openMeter(
  ctx: Ctx,
  attempted: AttemptedCall,
  options: LanguageModelV4CallOptions,
): Promise<CallMeter> {
  const { model, call } = attempted;
  const row = priceInForce(await readPrices(ctx), model, ctx.now());
  const price = row && versionOf(row);
  if (price) {
    try {
      await reserve(ctx, call, costOf(worstCaseOf(options), price));
    } catch (error) {
      if (budgetRefusalOf(error)) await keepRefusal(ctx, attempted);
      throw error;
    }
  }
  const id = newId();
  return new CallMeter(options, (ended) => settle(ctx, { ...attempted, id, price, ...ended }));
}

async function reserve(ctx: Ctx, { payer, requestId }: ModelCall, amount: number): Promise<void> {
  if (payer.type !== "workspace") return;
  const { workspaceId, userId, agentId } = payer;
  const request = { workspaceId, userId, agentId, entitlement: "model_cost" as const, amount, requestId };
  await untilDatabaseAnswers(() => reserveUsage(ctx, request));
}

/** The caller learns of the refusal, whether or not it could be noted. */
async function keepRefusal(ctx: Ctx, attempted: AttemptedCall): Promise<void> {
  await noteRefusal(ctx, { ...attempted, id: newId() }).catch((error: unknown) => {
    ctx.log.error({ err: error, request: attempted.call.requestId }, "a refused call was not noted");
  });
}

interface EndedAttempt extends AttemptedCall, Ended {
  id: string;
  price: PriceVersion | undefined;
}

async function settle(ctx: Ctx, { count, ...attempt }: EndedAttempt): Promise<void> {
  const ended = { ...attempt, used: count?.used() };
  try {
    await untilDatabaseAnswers(() => settleModelCall(ctx, ended));
  } catch (error) {
    ctx.log.error(
      { err: error, request: attempt.call.requestId },
      "what a call of a model used was not counted",
    );
  }
}
