import { z } from "zod";

export const entitlementKeys = [
  "messages",
  "runs",
  "tokens",
  "model_cost",
  "voice_seconds",
  "storage_bytes",
  "seats",
  "agents",
  "api_keys",
  "integrations",
  "retention_days",
  "team",
  "single_sign_on",
  "audit_export",
  "policies",
] as const;

/** Something that a plan gives. */
export const EntitlementKey = z.enum(entitlementKeys);
export type EntitlementKey = z.infer<typeof EntitlementKey>;

/** `metered` and `budget` are used up and reset each month. `quantity` limits what exists at once. */
export type EntitlementKind = "metered" | "budget" | "quantity" | "boolean";

/** Unit of the count; `micro_usd` is a millionth of a US dollar. */
export type EntitlementUnit = "count" | "micro_usd" | "seconds" | "bytes" | "days" | "tokens";

export interface EntitlementDefinition {
  kind: EntitlementKind;
  unit: EntitlementUnit;
  reset: "month" | "none";
  /** Whether the plan's quantity multiplies it. */
  isPerPlan?: boolean;
  /** Whether this version enforces it. Plans list entitlements that are not enforced yet as well. */
  isEnforced: boolean;
  /** Counted without a limit: setting one is refused. */
  isCountedOnly?: boolean;
  /** Label for people: "Messages". */
  name: string;
}

const metered = (name: string, unit: EntitlementUnit = "count"): EntitlementDefinition => ({
  kind: "metered",
  unit,
  reset: "month",
  isEnforced: false,
  name,
});
const quantity = (name: string, unit: EntitlementUnit = "count"): EntitlementDefinition => ({
  kind: "quantity",
  unit,
  reset: "none",
  isEnforced: false,
  name,
});
const boolean = (name: string): EntitlementDefinition => ({
  kind: "boolean",
  unit: "count",
  reset: "none",
  isEnforced: false,
  name,
});
const inForce = (definition: EntitlementDefinition): EntitlementDefinition => ({
  ...definition,
  isEnforced: true,
});

/** Facts of each entitlement. Amounts are in the plans. */
export const entitlementDefinitions: Readonly<Record<EntitlementKey, EntitlementDefinition>> = {
  messages: inForce(metered("Messages")),
  runs: metered("Agent runs"),
  tokens: { ...metered("Tokens", "tokens"), isCountedOnly: true },
  model_cost: inForce({ ...metered("Model budget", "micro_usd"), kind: "budget" }),
  voice_seconds: inForce(metered("Voice", "seconds")),
  storage_bytes: inForce(quantity("Storage", "bytes")),
  seats: inForce({ ...quantity("Seats"), isPerPlan: true }),
  agents: inForce(quantity("Agents")),
  api_keys: quantity("API keys"),
  integrations: quantity("Integrations"),
  retention_days: quantity("Retention of the compliance log", "days"),
  team: inForce(boolean("Team")),
  single_sign_on: boolean("Single sign-on"),
  audit_export: boolean("Audit export"),
  policies: boolean("Policies"),
};
