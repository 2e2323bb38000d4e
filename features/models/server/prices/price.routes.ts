import type { App } from "#platform/server/http/app.ts";
import { listModelPricesRoute, setModelPriceRoute } from "../../contract/routes.ts";
import { listModelPrices } from "./list-model-prices.ts";
import { presentPrice } from "./price.presenter.ts";
import { setModelPrice } from "./set-model-price.ts";

export const priceRoutes = (app: App) => {
  app.route(listModelPricesRoute, async (ctx, { query }) => listModelPrices(ctx, query));
  app.route(setModelPriceRoute, async (ctx, { body: { validFrom, ...price } }) => {
    const from = validFrom === undefined ? undefined : new Date(validFrom);
    return presentPrice(await setModelPrice(ctx, { ...price, validFrom: from }));
  });
};
