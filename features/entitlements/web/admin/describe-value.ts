import {
  type EntitlementKey,
  entitlementDefinitions,
  isMetered,
  type PlanEntitlement,
} from "../../contract/index.ts";
import { formatAmount } from "../format-amount.ts";

/** The value in words: "Included", "Not included", "No limit", "1,500". */
export function describeValue(
  entitlement: EntitlementKey,
  { valueBoolean, valueLimit }: Pick<PlanEntitlement, "valueBoolean" | "valueLimit">,
): string {
  const { kind, unit } = entitlementDefinitions[entitlement];
  if (kind === "boolean") return valueBoolean ? "Included" : "Not included";
  return valueLimit === null ? "No limit" : formatAmount(valueLimit, unit);
}

/** Details of a value: trial, warning, and behaviour at the limit. */
export function describeDetails(value: PlanEntitlement): string {
  const { kind, unit } = entitlementDefinitions[value.entitlement];
  if (kind === "boolean") return "";
  const trial = value.trialLimit === null ? [] : [`${formatAmount(value.trialLimit, unit)} in the trial`];
  if (value.valueLimit === null) return trial.join(", ");
  const isGoingOn = value.overage === "allow" && isMetered(value.entitlement);
  const end = isGoingOn ? "continues up to 120 % of the limit" : "stops at the limit";
  return [...trial, `warns at ${value.softPercent} %`, end].join(", ");
}

/** Note for admins on an entitlement that is not enforced; otherwise empty. */
export function describeForce(entitlement: EntitlementKey): string {
  const { isEnforced, isCountedOnly } = entitlementDefinitions[entitlement];
  if (isEnforced) return "";
  return isCountedOnly ? "Counted only, never blocked" : "Not used in this version";
}

/** Name and description of a standing; undefined for plans. */
export function describeStanding(planKey: string): { name: string; text: string } | undefined {
  return standing[planKey];
}

const standing: Record<string, { name: string; text: string }> = {
  without_plan: {
    name: "Without a plan",
    text: "For workspaces that never had a plan, where payments are on.",
  },
  ended: {
    name: "After a plan has ended",
    text: "For workspaces whose plan has ended. Data stays. A limit of 0 blocks new use.",
  },
  own: {
    name: "Own installation",
    text: "For workspaces without an assigned plan, where payments are off.",
  },
};
