import type { Module } from "../module.ts";
import type { Retention } from "./retention.ts";

/** The retention periods of all modules. */
export function retentionOf(modules: readonly Module[]): Retention[] {
  return modules.flatMap(({ retention = [] }) => retention);
}
