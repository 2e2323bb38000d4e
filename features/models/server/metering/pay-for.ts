import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { Ctx } from "#platform/server/context.ts";
import type { AnsweringModel } from "../answering-model.ts";
import type { ModelWithProvider } from "../model.repository.ts";
import { openMeter } from "./call-meter.ts";
import { meteredModel } from "./metered-model.ts";
import type { ModelCall, PaidModel } from "./model-call.ts";

/** A model as it is asked, and the row that says what it is. */
export interface CallableModel {
  row: ModelWithProvider;
  model: LanguageModelV4;
}

/**
 * The one way to a model's provider: each of `candidates` reserves before it is asked and settles after it, every
 * attempt under a number of its own. `route` says in which order they are asked.
 */
export function payFor(
  ctx: Ctx,
  candidates: CallableModel[],
  call: ModelCall,
  route: (models: AnsweringModel[]) => AnsweringModel,
): PaidModel {
  const system = ctx.asSystem("models");
  const ends: Promise<void>[] = [];
  let attempts = 0;
  const models = candidates.map(({ row, model }) =>
    meteredModel(model, async (options) => {
      attempts += 1;
      const attempt = { ...call, requestId: `${call.requestId}:${attempts}` };
      const meter = await openMeter(system, row, attempt, options);
      ends.push(meter.ended);
      return meter;
    }),
  );
  return { ...route(models), settled: async () => void (await Promise.all(ends)) };
}
