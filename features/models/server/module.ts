import type { Module } from "#platform/server/module.ts";
import { modelRoutes } from "./model.routes.ts";
import { priceRoutes } from "./prices/price.routes.ts";
import { sealedProviderKeys } from "./provider-key.ts";

export const modelsModule: Module = {
  name: "models",
  routes: [modelRoutes, priceRoutes],
  sealed: [sealedProviderKeys],
};
