import type { Module } from "../module.ts";
import type { Retention } from "./retention.ts";

/** How long all modules keep what. */
export function retentionOf(modules: readonly Module[]): Retention[] {
  return modules.flatMap(({ retention = [] }) => retention);
}
