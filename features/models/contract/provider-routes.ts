import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { ModelTest } from "./connected-model.ts";
import {
  ConnectProvider,
  ModelProvider,
  OfferedModel,
  ProviderOffers,
  ReplaceProviderKey,
} from "./provider.ts";

const idParams = z.object({ id: z.uuid() });

export const listProvidersRoute = route({
  method: "GET",
  path: "/api/v1/admin/model-providers",
  id: "listModelProviders",
  tag: "models",
  summary: "List the connected model providers, without their keys",
  access: "admin",
  query: PageQuery,
  reply: pageOf(ModelProvider),
});

export const listProviderOffersRoute = route({
  method: "GET",
  path: "/api/v1/admin/model-provider-offers",
  id: "listModelProviderOffers",
  tag: "models",
  summary: "Look for model servers on this machine and keys in the environment; connects nothing",
  access: "admin",
  reply: ProviderOffers,
});

export const connectProviderRoute = route({
  method: "POST",
  path: "/api/v1/admin/model-providers",
  id: "connectModelProvider",
  tag: "models",
  summary: "Connect a model provider that answers and accepts the key",
  access: "admin",
  body: ConnectProvider,
  reply: ModelProvider,
  status: 201,
});

export const replaceProviderKeyRoute = route({
  method: "PUT",
  path: "/api/v1/admin/model-providers/:id/key",
  id: "replaceModelProviderKey",
  tag: "models",
  summary: "Replace the key of a provider by one that it accepts",
  access: "admin",
  params: idParams,
  body: ReplaceProviderKey,
});

export const deleteProviderRoute = route({
  method: "DELETE",
  path: "/api/v1/admin/model-providers/:id",
  id: "deleteModelProvider",
  tag: "models",
  summary: "Disconnect a provider: its key and its models are deleted, answers stay",
  access: "admin",
  params: idParams,
});

export const listOfferedModelsRoute = route({
  method: "GET",
  path: "/api/v1/admin/model-providers/:id/offered-models",
  id: "listOfferedModels",
  tag: "models",
  summary: "Ask a provider for its models; at most 1,000",
  access: "admin",
  params: idParams,
  reply: z.object({ items: z.array(OfferedModel) }),
});

export const adoptModelRoute = route({
  method: "POST",
  path: "/api/v1/admin/model-providers/:id/models",
  id: "adoptModel",
  tag: "models",
  summary: "Add a provider's model, test it, and enable it if it answers",
  access: "admin",
  params: idParams,
  body: z.object({ modelId: z.string().trim().min(1).max(200) }),
  reply: ModelTest.extend({ modelId: z.uuid() }),
  status: 201,
});
