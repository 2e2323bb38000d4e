import type { EntitlementUnit } from "../../contract/index.ts";

/** In what an admin types an amount: dollars, minutes and gibibytes are easier than what they are kept in. */
const scales: Record<EntitlementUnit, { factor: number; name: string }> = {
  count: { factor: 1, name: "" },
  tokens: { factor: 1, name: "tokens" },
  days: { factor: 1, name: "days" },
  micro_usd: { factor: 1_000_000, name: "US dollars" },
  seconds: { factor: 60, name: "minutes" },
  bytes: { factor: 2 ** 30, name: "GiB" },
};

/** "minutes"; empty where it is a plain count. */
export function nameOfUnit(unit: EntitlementUnit): string {
  return scales[unit].name;
}

/** As it is typed: "8" of 8,000,000 millionths of a dollar. */
export function writeAmount(amount: number, unit: EntitlementUnit): string {
  return String(amount / scales[unit].factor);
}

/** In units as they are kept, with or without commas between thousands; undefined for what is no amount, and for parts of what has none. */
export function readAmount(typed: string, unit: EntitlementUnit): number | undefined {
  const text = typed.trim();
  if (!/^(\d{1,15}|\d{1,3}(,\d{3}){1,4})(\.\d{1,12})?$/.test(text)) return undefined;
  const amount = Number(text.replaceAll(",", "")) * scales[unit].factor;
  const whole = Math.round(amount);
  if (!Number.isSafeInteger(whole)) return undefined;
  return scales[unit].factor === 1 && whole !== amount ? undefined : whole;
}
