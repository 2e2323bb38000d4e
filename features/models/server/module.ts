import type { Module } from "#platform/server/module.ts";
import { modelActs } from "./acts.ts";
import type { OfferedKeys } from "./environment-keys.ts";
import { modelRoutes } from "./model.routes.ts";
import { namedModels } from "./named-models.ts";
import { priceRoutes } from "./prices/price.routes.ts";
import { providerRoutes } from "./provider.routes.ts";
import { sealedProviderKeys } from "./provider-key.ts";
import { countModelCalls } from "./usage/count-calls.ts";
import { usageRoutes } from "./usage/reading/usage.routes.ts";
import { retainedUsageData } from "./usage/retained-data.ts";
import { usageErasable, usageRetention } from "./usage/usage-kept.ts";

/** Models and providers. `offeredKeys`: keys in the environment, which admins may choose to use. */
export function createModelsModule({ offeredKeys }: { offeredKeys: OfferedKeys }): Module {
  return {
    name: "models",
    acts: modelActs,
    named: namedModels,
    routes: [modelRoutes, providerRoutes(offeredKeys), priceRoutes, usageRoutes],
    sealed: [sealedProviderKeys],
    jobs: [countModelCalls],
    retention: [{ table: "model_call_counts", column: "hour", keepFor: { days: 30 } }, ...usageRetention],
    erasable: usageErasable,
    keeps: retainedUsageData,
  };
}

/** Without keys in the environment. */
export const modelsModule: Module = createModelsModule({ offeredKeys: {} });
