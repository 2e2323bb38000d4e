import { type Ctx, userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { listModelPricesRoute, listPricedModelsRoute, setModelPriceRoute } from "../../contract/routes.ts";
import { listModelPrices } from "./list-model-prices.ts";
import { listPricedModels } from "./list-priced-models.ts";
import { presentPrice } from "./price.presenter.ts";
import { setModelPrice } from "./set-model-price.ts";

/** No role but the service's sees models and prices, so the system acts for the admin and names them. */
export const priceRoutes = (app: App) => {
  app.route(listPricedModelsRoute, async (ctx, { query }) => listPricedModels(asSystem(ctx), query));
  app.route(listModelPricesRoute, async (ctx, { query }) => listModelPrices(asSystem(ctx), query));
  app.route(setModelPriceRoute, async (ctx, { body }) => {
    const { target, prices, validFrom } = body;
    const row = await setModelPrice(asSystem(ctx), {
      target,
      prices,
      validFrom: validFrom === undefined ? undefined : new Date(validFrom),
      adminId: userOf(ctx).userId,
    });
    return presentPrice(row);
  });
};

const asSystem = (ctx: Ctx) => ctx.as({ type: "system", name: "model prices" });
