import type { EntitlementUsage } from "./usage.ts";

type Unit = EntitlementUsage["unit"];

const number = new Intl.NumberFormat("en-GB");
const short = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });
const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Formats an amount: "1,500", "$8.00", "60 min", "1 GiB", "30 days". */
export function formatAmount(amount: number, unit: Unit): string {
  switch (unit) {
    case "micro_usd":
      return money.format(amount / 1_000_000);
    case "seconds":
      return `${short.format(amount / 60)} min`;
    case "bytes":
      return formatBytes(amount);
    case "days":
      return amount === 1 ? "1 day" : `${number.format(amount)} days`;
    case "count":
    case "tokens":
      return number.format(amount);
  }
}

function formatBytes(bytes: number): string {
  const units = ["B", "KiB", "MiB", "GiB", "TiB"];
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${short.format(bytes / 1024 ** power)} ${units[power]}`;
}
