import { fail } from "#platform/server/errors.ts";
import { type EntitlementKey, entitlementDefinitions } from "../../contract/entitlement.ts";
import { entitlementErrors } from "../../contract/errors.ts";

/** Throws `entitlement.wrong_value` when a boolean has no answer, or something that is counted has one. */
export function requireFittingValue(value: { entitlement: EntitlementKey; valueBoolean: boolean | null }) {
  const isBoolean = entitlementDefinitions[value.entitlement].kind === "boolean";
  if (isBoolean === (value.valueBoolean !== null)) return;
  fail(entitlementErrors, "entitlement.wrong_value", {
    message: isBoolean
      ? `${value.entitlement} is given or not: say so with valueBoolean.`
      : `${value.entitlement} is counted: use valueLimit, and null for valueBoolean.`,
  });
}
