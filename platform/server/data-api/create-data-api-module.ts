import type { Module } from "../module.ts";
import type { ResolveCaller } from "./caller.ts";
import { mountDataApi } from "./data-api-service.ts";

/** The data API over all declarations of `modules`. */
export function createDataApiModule(modules: Module[], resolveCaller: ResolveCaller): Module {
  const declarations = modules.flatMap(({ dataApi }) => dataApi ?? []);
  return {
    name: "data-api",
    mount: (server, services) =>
      mountDataApi(server, services, { prefix: "/rest/v1", declarations, resolveCaller }),
  };
}
