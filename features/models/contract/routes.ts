import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { ConnectedModel, ModelAudience, ModelTest, PossibleAudiences } from "./connected-model.ts";
import { Model } from "./model.ts";
import { ModelPrice, SetModelPrice } from "./model-price.ts";
import { ModelPurpose, PurposeDefault } from "./purpose.ts";

const idParams = z.object({ id: z.uuid() });

export const listModelsRoute = route({
  method: "GET",
  path: "/api/v1/models",
  id: "listModels",
  tag: "models",
  summary: "List the models that the caller may use, the default first",
  access: "user",
  isOpenToVisitors: true,
  reply: z.object({ items: z.array(Model) }),
});

export const listConnectedModelsRoute = route({
  method: "GET",
  path: "/api/v1/admin/models",
  id: "listConnectedModels",
  tag: "models",
  summary: "List all connected models with their abilities, health and current prices, the default first",
  access: "admin",
  query: PageQuery,
  reply: pageOf(ConnectedModel),
});

export const testModelRoute = route({
  method: "POST",
  path: "/api/v1/admin/models/:id/test",
  id: "testModel",
  tag: "models",
  summary: "Ask a model a few questions, and store what it can do; nobody is charged",
  access: "admin",
  params: idParams,
  reply: ModelTest,
});

export const setModelEnabledRoute = route({
  method: "PUT",
  path: "/api/v1/admin/models/:id/enabled",
  id: "setModelEnabled",
  tag: "models",
  summary: "Enable or disable a model",
  access: "admin",
  params: idParams,
  body: z.object({ isEnabled: z.boolean() }),
});

export const listPurposeDefaultsRoute = route({
  method: "GET",
  path: "/api/v1/admin/model-purposes",
  id: "listPurposeDefaults",
  tag: "models",
  summary: "List the default model of each purpose",
  access: "admin",
  reply: z.object({ items: z.array(PurposeDefault) }),
});

export const setPurposeDefaultRoute = route({
  method: "PUT",
  path: "/api/v1/admin/model-purposes/:purpose",
  id: "setPurposeDefault",
  tag: "models",
  summary: "Set the default model of a purpose to one that can do it; chat always has one",
  access: "admin",
  params: z.object({ purpose: ModelPurpose }),
  body: z.object({ modelId: z.uuid().nullable() }),
});

export const listPossibleAudiencesRoute = route({
  method: "GET",
  path: "/api/v1/admin/model-audiences",
  id: "listPossibleAudiences",
  tag: "models",
  summary: "List the plans and teams to which a model can be restricted",
  access: "admin",
  reply: PossibleAudiences,
});

export const setModelAudienceRoute = route({
  method: "PUT",
  path: "/api/v1/admin/models/:id/audience",
  id: "setModelAudience",
  tag: "models",
  summary: "Set who may use a model; null: everyone",
  access: "admin",
  params: idParams,
  body: z.object({ audience: ModelAudience.nullable() }),
});

export const deleteModelRoute = route({
  method: "DELETE",
  path: "/api/v1/admin/models/:id",
  id: "deleteModel",
  tag: "models",
  summary: "Remove a model; its answers stay",
  access: "admin",
  params: idParams,
});

export const setFallbackOrderRoute = route({
  method: "PUT",
  path: "/api/v1/admin/model-fallbacks",
  id: "setFallbackOrder",
  tag: "models",
  summary: "Set which enabled models replace the default when it fails, in this order",
  access: "admin",
  body: z.object({ modelIds: z.array(z.uuid()).max(200) }),
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
