import type { ResolveCaller } from "../data-api/caller.ts";
import type { Module } from "../module.ts";
import { mountFunctions } from "./mount-functions.ts";

/** Serves all functions of `modules` under `/functions/v1`. Throws when two share a name. */
export function createFunctionsModule(modules: Module[], resolveCaller: ResolveCaller): Module {
  const declarations = modules.flatMap(({ functions }) => functions ?? []);
  const names = declarations.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two functions are named ${twice}`);
  return {
    name: "functions",
    mount: (server, services) =>
      mountFunctions(server, services, { prefix: "/functions/v1", declarations, resolveCaller }),
  };
}
