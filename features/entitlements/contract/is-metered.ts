import { type EntitlementKey, entitlementDefinitions } from "./entitlement.ts";

/** Whether it is used up and resets. */
export function isMetered(entitlement: EntitlementKey): boolean {
  return entitlementDefinitions[entitlement].reset !== "none";
}
