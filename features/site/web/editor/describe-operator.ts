import { readText } from "#platform/web/functions/read-field.ts";
import type { AdminFinding } from "#platform/web/modules/admin-check.ts";

const required = [
  ["name", "a name"],
  ["address", "an address"],
  ["email", "an email"],
] as const;

/** Describes which details the legal texts lack. */
export function describeOperator(operator: unknown): AdminFinding {
  const missing = required.filter(([field]) => !readText(operator, field)?.trim()).map(([, word]) => word);
  return missing.length === 0
    ? { state: "good", text: `The legal texts name ${readText(operator, "name")}.` }
    : { state: "todo", text: `The legal texts lack ${new Intl.ListFormat("en").format(missing)}.` };
}
