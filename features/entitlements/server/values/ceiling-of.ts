import type { EntitlementValue } from "../../contract/entitlements.ts";

/** Up to where work goes on; null: no end. With `allow` a fifth above the limit, so that nothing is cut off midway. */
export function ceilingOf({ limit, overage }: EntitlementValue): number | null {
  if (limit === null || overage === "block") return limit;
  return limit + Math.floor(limit / 5);
}
