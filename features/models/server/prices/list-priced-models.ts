import type { Page } from "#platform/contract/page.ts";
import { authorize } from "#platform/server/access/authorize.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import type { PricedModel } from "../../contract/model-price.ts";
import { readModels, readPrices } from "../model-catalogue.ts";
import { modelPriceAccess } from "./model-price.access.ts";
import { presentPrice } from "./price.presenter.ts";
import { priceInForce } from "./price-in-force.ts";

/** A page of all connected models with their current prices, in fallback order. */
export async function listPricedModels(
  ctx: Ctx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<PricedModel>> {
  authorize(ctx, modelPriceAccess.list);
  const [models, prices] = await Promise.all([readModels(ctx), readPrices(ctx)]);
  const start = cursor === undefined ? 0 : models.findIndex(({ id }) => id === cursor) + 1;
  if (cursor !== undefined && start === 0) {
    fail(platformErrors, "request.invalid", { message: "cursor: use the nextCursor of the page before." });
  }
  const rows = models.slice(start, start + limit);
  const now = ctx.now();
  const items = rows.map((row) => {
    const price = priceInForce(prices, row, now);
    return {
      id: row.id,
      label: row.label,
      provider: row.provider.name,
      providerKind: row.provider.kind,
      modelId: row.model_id,
      isEnabled: row.is_enabled && row.provider.is_enabled,
      isDefault: row.is_default,
      price: price ? presentPrice(price) : null,
    };
  });
  return { items, nextCursor: start + limit < models.length ? (items.at(-1)?.id ?? null) : null };
}
