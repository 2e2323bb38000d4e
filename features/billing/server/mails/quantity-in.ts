import type { EntitlementUnit } from "#features/entitlements/contract/index.ts";
import { amountIn } from "#platform/server/mail/letter/amount-in.ts";

/** Formats a usage value: `$1.50`, `12 min`, `1.5 GB`, `1,200`. */
export function quantityIn(language: string, value: number, unit: EntitlementUnit): string {
  const numberIn = (count: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 1, ...options }).format(count);
  switch (unit) {
    case "micro_usd":
      return amountIn(language, Math.round(value / 10_000), "usd");
    case "seconds":
      return numberIn(value / 60, { style: "unit", unit: "minute" });
    case "bytes":
      return numberIn(value / 1e9, { style: "unit", unit: "gigabyte" });
    case "days":
      return numberIn(value, { style: "unit", unit: "day" });
    case "count":
    case "tokens":
      return numberIn(value);
  }
}
