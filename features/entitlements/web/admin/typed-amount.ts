import type { EntitlementUnit } from "../../contract/index.ts";

/** Units for input: dollars, minutes and gibibytes instead of the stored ones. */
const scales: Record<EntitlementUnit, { factor: number; name: string }> = {
  count: { factor: 1, name: "" },
  tokens: { factor: 1, name: "tokens" },
  days: { factor: 1, name: "days" },
  micro_usd: { factor: 1_000_000, name: "US dollars" },
  seconds: { factor: 60, name: "minutes" },
  bytes: { factor: 2 ** 30, name: "GiB" },
};

/** "minutes"; empty for a plain count. */
export function nameOfUnit(unit: EntitlementUnit): string {
  return scales[unit].name;
}

/** Formats for input: "8" for 8,000,000 millionths of a dollar. */
export function writeAmount(amount: number, unit: EntitlementUnit): string {
  return String(amount / scales[unit].factor);
}

/**
 * Parses to stored units, with or without thousands separators; undefined for an invalid amount, and for
 * fractions of a plain count.
 */
export function readAmount(typed: string, unit: EntitlementUnit): number | undefined {
  const text = typed.trim();
  if (!/^(\d{1,15}|\d{1,3}(,\d{3}){1,4})(\.\d{1,12})?$/.test(text)) return undefined;
  const amount = Number(text.replaceAll(",", "")) * scales[unit].factor;
  const whole = Math.round(amount);
  if (!Number.isSafeInteger(whole)) return undefined;
  return scales[unit].factor === 1 && whole !== amount ? undefined : whole;
}
