import { EntitlementKey, entitlementDefinitions } from "#features/entitlements/contract/index.ts";
import { formatAmount } from "#features/entitlements/web/index.tsx";
import { findStatus } from "#platform/contract/status.ts";
import { formatDay } from "#platform/web/ui/time/format-day.ts";
import { subscriptionStatuses } from "../../contract/index.ts";

type Facts = Readonly<Record<string, string | number | boolean | null>>;

/**
 * An audit event's facts in words, without those that add nothing: "Business, Trial, in the payment sandbox".
 * An unknown fact is shown unchanged.
 */
export function describeFacts(facts: Facts, nameOfPlan: (id: string) => string): string {
  const said = [
    ...(typeof facts.plan === "string"
      ? [facts.plan === "unknown" ? "Unknown plan" : nameOfPlan(facts.plan)]
      : []),
    ...(typeof facts.quantity === "number" && facts.quantity !== 1 ? [`quantity ${facts.quantity}`] : []),
    ...describeState(facts),
    ...describeValue(facts),
    ...describePlace(facts),
    ...describeEnd(facts.ends_at ?? facts.access_ends_at),
    ...(typeof facts.begins === "string" ? [beginnings[facts.begins] ?? facts.begins] : []),
  ];
  const others = Object.entries(facts).filter(([name, value]) => !known.has(name) && value !== null);
  return [...said, ...others.map(([name, value]) => `${name.replaceAll("_", " ")}: ${value}`)].join(", ");
}

function describeState({ status, status_before: before, phase }: Facts): string[] {
  const now = typeof status === "string" ? [nameStatus(status)] : [];
  const then = typeof before === "string" ? [`before: ${nameStatus(before)}`] : [];
  return [...now, ...then, ...(typeof phase === "string" ? [phases[phase] ?? phase] : [])];
}

function nameStatus(status: string): string {
  return findStatus(subscriptionStatuses, status)?.word ?? status;
}

/** Value of an override: "Seats: 25"; for a removed one only its name. */
function describeValue(facts: Facts): string[] {
  const entitlement = EntitlementKey.safeParse(facts.entitlement);
  if (!entitlement.success) return typeof facts.entitlement === "string" ? [facts.entitlement] : [];
  const { name, unit, kind } = entitlementDefinitions[entitlement.data];
  if (facts.is_removed === undefined) return [name];
  if (facts.is_removed === true) return [`${name}: nothing`];
  if (kind === "boolean") return [`${name}: ${facts.value_boolean === true ? "included" : "not included"}`];
  return [
    `${name}: ${typeof facts.value_limit === "number" ? formatAmount(facts.value_limit, unit) : "no limit"}`,
  ];
}

/** Place of the subscription, from `provider` and `is_live`, or from `origin`. */
function describePlace({ provider, is_live: isLive, origin }: Facts): string[] {
  const place = typeof origin === "string" ? origin : `${provider} ${isLive === true ? "live" : "test"}`;
  if (typeof origin !== "string" && typeof provider !== "string") return [];
  return [places[place] ?? place];
}

function describeEnd(end: Facts[string] | undefined): string[] {
  return typeof end === "string" ? [`until ${formatDay(new Date(end))}`] : [];
}

const known = new Set([
  ...["plan", "quantity", "status", "status_before", "phase", "entitlement", "is_removed", "value_boolean"],
  ...["value_limit", "provider", "is_live", "origin", "ends_at", "access_ends_at", "begins"],
]);

const phases: Record<string, string> = { trial: "in the trial", paid: "paid", grace: "payment failed" };
const places: Record<string, string> = {
  "sandbox test": "in the payment sandbox",
  "stripe test": "at Stripe in test mode",
  "stripe live": "at Stripe",
};
const beginnings: Record<string, string> = {
  now: "starts today",
  at_period_end: "starts when the paid period ends",
};
