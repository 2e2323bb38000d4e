import type { NamedObjects } from "#platform/server/audit/named-objects.ts";
import { personOf } from "#platform/server/context.ts";
import { listModelNames, listProviderNames } from "./model-name.repository.ts";

/** Models and providers belong to the installation: its admins see them. */
export const namedModels: readonly NamedObjects[] = [
  {
    type: "model",
    page: "/admin/llm-backend",
    find: async ({ actor, services }, ids) =>
      personOf(actor)?.isAdmin ? listModelNames(services.servicePool, ids) : [],
  },
  {
    type: "model_provider",
    page: "/admin/llm-backend",
    find: async ({ actor, services }, ids) =>
      personOf(actor)?.isAdmin ? listProviderNames(services.servicePool, ids) : [],
  },
];
