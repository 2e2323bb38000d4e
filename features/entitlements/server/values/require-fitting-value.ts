import { fail } from "#platform/server/errors.ts";
import { type EntitlementKey, entitlementDefinitions } from "../../contract/entitlement.ts";
import { entitlementErrors } from "../../contract/errors.ts";
import { isMetered } from "../../contract/is-metered.ts";

interface FittingValue {
  entitlement: EntitlementKey;
  valueBoolean: boolean | null;
  valueLimit: number | null;
  trialLimit?: number | null;
  overage?: "block" | "allow";
}

/**
 * Throws `entitlement.wrong_value` for a boolean without a boolean value, a counted entitlement with one, a
 * limit of a counted-only entitlement, and `overage: "allow"` of one that is not metered.
 */
export function requireFittingValue(value: FittingValue): void {
  const { kind, isCountedOnly } = entitlementDefinitions[value.entitlement];
  if (isCountedOnly && (value.valueLimit !== null || (value.trialLimit ?? null) !== null)) {
    fail(entitlementErrors, "entitlement.wrong_value", {
      message: `${value.entitlement} are counted only: nothing stops at a limit of theirs.`,
    });
  }
  if (value.overage === "allow" && !isMetered(value.entitlement)) {
    fail(entitlementErrors, "entitlement.wrong_value", {
      message: `${value.entitlement} are not used up: there are never more than the limit says.`,
    });
  }
  const isBoolean = kind === "boolean";
  if (isBoolean === (value.valueBoolean !== null)) return;
  fail(entitlementErrors, "entitlement.wrong_value", {
    message: isBoolean
      ? `${value.entitlement} is given or not: say so with valueBoolean.`
      : `${value.entitlement} is counted: use valueLimit, and null for valueBoolean.`,
  });
}
