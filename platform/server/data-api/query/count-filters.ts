import type { Condition } from "./condition.ts";

/** How many filters there are in all trees together. */
export function countFilters(conditions: Condition[]): number {
  return conditions.reduce(
    (sum, condition) => sum + (condition.type === "tree" ? countFilters(condition.parts) : 1),
    0,
  );
}
