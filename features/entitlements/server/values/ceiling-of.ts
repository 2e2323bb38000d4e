import type { EntitlementValue } from "../../contract/entitlements.ts";

/**
 * Highest allowed usage; null: none. With `allow` a fifth above the limit, so that work is not cut off
 * midway.
 */
export function ceilingOf({ limit, overage }: EntitlementValue): number | null {
  if (limit === null || overage === "block") return limit;
  return limit + Math.floor(limit / 5);
}
