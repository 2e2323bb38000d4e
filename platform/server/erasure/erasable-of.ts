import type { Module } from "../module.ts";
import type { ErasableTable } from "./erasable-table.ts";

/** The erasable tables of all modules. Dependents come first, as when a server stops. */
export function erasableOf(modules: Module[]): ErasableTable[] {
  return modules.toReversed().flatMap(({ erasable = [] }) => erasable);
}
