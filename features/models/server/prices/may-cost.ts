import type { Ctx } from "#platform/server/context.ts";
import { readModels, readPrices } from "../model-catalogue.ts";
import { priceInForce } from "./price-in-force.ts";

/** Whether an answer may cost something: some enabled model has a price. */
export async function mayCost(ctx: Ctx): Promise<boolean> {
  const [models, prices] = await Promise.all([readModels(ctx), readPrices(ctx)]);
  return models.some(
    (model) =>
      model.is_enabled && model.provider.is_enabled && priceInForce(prices, model, ctx.now()) !== undefined,
  );
}
