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

/** A thing that a plan gives. */
export const EntitlementKey = z.enum(entitlementKeys);
export type EntitlementKey = z.infer<typeof EntitlementKey>;

/** `metered` and `budget` are used up and begin anew each month; `quantity` is what there may be at once. */
export type EntitlementKind = "metered" | "budget" | "quantity" | "boolean";

/** What is counted: `micro_usd` is a millionth of a US dollar. */
export type EntitlementUnit = "count" | "micro_usd" | "seconds" | "bytes" | "days" | "tokens";

export interface EntitlementDefinition {
  kind: EntitlementKind;
  unit: EntitlementUnit;
  reset: "month" | "none";
  /** Whether a workspace that has its plan several times has it as many times. */
  isPerPlan?: boolean;
  /** Whether anything in this version is refused by it. What is not in force is in the plans all the same, for later. */
  isEnforced: boolean;
  /** It is counted and has no limit: whoever would limit it is refused. */
  isCountedOnly?: boolean;
  /** For a person, as the beginning of a line: "Messages". */
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

/** What each entitlement is. How much of it there is stands in the plans. */
export const entitlementDefinitions: Readonly<Record<EntitlementKey, EntitlementDefinition>> = {
  messages: inForce(metered("Messages")),
  runs: metered("Agent runs"),
  tokens: { ...metered("Tokens", "tokens"), isCountedOnly: true },
  model_cost: inForce({ ...metered("Model budget", "micro_usd"), kind: "budget" }),
  voice_seconds: inForce(metered("Voice", "seconds")),
  storage_bytes: quantity("Storage", "bytes"),
  seats: inForce({ ...quantity("Seats"), isPerPlan: true }),
  agents: quantity("Agents"),
  api_keys: quantity("API keys"),
  integrations: quantity("Integrations"),
  retention_days: quantity("Retention of the compliance log", "days"),
  team: inForce(boolean("Team")),
  single_sign_on: boolean("Single sign-on"),
  audit_export: boolean("Audit export"),
  policies: boolean("Policies"),
};
