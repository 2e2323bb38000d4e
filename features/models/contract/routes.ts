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
  summary: "List the available models, the default first",
  access: "user",
  isOpenToVisitors: true,
  reply: z.object({ items: z.array(Model) }),
});

export const listPricedModelsRoute = route({
  method: "GET",
  path: "/api/v1/admin/models",
  id: "listPricedModels",
  tag: "models",
  summary: "List all connected models with their current prices, the default first",
  access: "admin",
  query: PageQuery,
  reply: pageOf(PricedModel),
});

export const listModelPricesRoute = route({
  method: "GET",
  path: "/api/v1/admin/model-prices",
  id: "listModelPrices",
  tag: "models",
  summary: "List all versions of all model prices, newest first",
  access: "admin",
  query: PageQuery,
  reply: pageOf(ModelPrice),
});

export const setModelPriceRoute = route({
  method: "POST",
  path: "/api/v1/admin/model-prices",
  id: "setModelPrice",
  tag: "models",
  summary: "Add a version of a model price; earlier versions stay",
  access: "admin",
  body: SetModelPrice,
  reply: ModelPrice,
  status: 201,
});
