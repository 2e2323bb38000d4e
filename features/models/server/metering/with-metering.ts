import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { Ctx } from "#platform/server/context.ts";
import type { AnsweringModel } from "../answering-model.ts";
import { monitoredModel } from "../health/monitored-model.ts";
import { recordCall } from "../health/record-call.ts";
import type { ModelWithProvider } from "../model.repository.ts";
import { openMeter } from "./call-meter.ts";
import { meteredModel } from "./metered-model.ts";
import type { ModelCall, PaidModel } from "./model-call.ts";

/** A language model with its row. */
export interface CallableModel {
  row: ModelWithProvider;
  model: LanguageModelV4;
}

/**
 * The only way to a model provider. Each candidate reserves before its call and settles after it; every
 * attempt has its own number. `route` decides the order of attempts.
 */
export function withMetering(
  ctx: Ctx,
  candidates: CallableModel[],
  call: ModelCall,
  route: (models: AnsweringModel[]) => AnsweringModel,
): PaidModel {
  const system = ctx.asSystem("models");
  const ends: Promise<void>[] = [];
  let attempts = 0;
  const models = candidates.map(({ row, model }, index) => {
    const metered = meteredModel(model, async (options) => {
      attempts += 1;
      const attempt = { ...call, requestId: `${call.requestId}:${attempts}` };
      const meter = await openMeter(system, { call: attempt, model: row, place: index + 1 }, options);
      ends.push(meter.ended);
      return meter;
    });
    // A test asks for what a model may not be able to do; it counts its own outcome.
    const watched =
      call.payer.type === "installation"
        ? metered
        : monitoredModel(metered, (outcome) => ends.push(recordCall(system, row, outcome)));
    return call.guard ? call.guard(row, watched) : watched;
  });
  return { ...route(models), settled: async () => void (await Promise.all(ends)) };
}
