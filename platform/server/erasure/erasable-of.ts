import type { Module } from "../module.ts";
import type { ErasableTable } from "./erasable-table.ts";

/** What all modules keep of people: what builds on others comes before them, as when a server stops. */
export function erasableOf(modules: Module[]): ErasableTable[] {
  return modules.toReversed().flatMap(({ erasable = [] }) => erasable);
}
