import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { Model } from "./model.ts";
import { ModelPrice, PricedModel, SetModelPrice } from "./model-price.ts";

export const listModelsRoute = route({
  method: "GET",
  path: "/api/v1/models",
  id: "listModels",
  tag: "models",
  summary: "The models that can be chosen, the default first",
  access: "user",
  isOpenToVisitors: true,
  reply: z.object({ items: z.array(Model) }),
});

export const listPricedModelsRoute = route({
  method: "GET",
  path: "/api/v1/admin/models",
  id: "listPricedModels",
  tag: "models",
  summary: "All connected models with what they cost now, the default first",
  access: "admin",
  query: PageQuery,
  reply: pageOf(PricedModel),
});

export const listModelPricesRoute = route({
  method: "GET",
  path: "/api/v1/admin/model-prices",
  id: "listModelPrices",
  tag: "models",
  summary: "Every version of every price, the newest first",
  access: "admin",
  query: PageQuery,
  reply: pageOf(ModelPrice),
});

export const setModelPriceRoute = route({
  method: "POST",
  path: "/api/v1/admin/model-prices",
  id: "setModelPrice",
  tag: "models",
  summary: "A new version of a price; the earlier ones stay",
  access: "admin",
  body: SetModelPrice,
  reply: ModelPrice,
  status: 201,
});
