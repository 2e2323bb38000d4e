import type { Compared } from "../../contract/analytics.ts";

/** `12,345` */
export function formatCount(count: number): string {
  return count.toLocaleString("en-US");
}

/** `12.3%`. A dash when `whole` is 0. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return "–";
  return `${((part / whole) * 100).toLocaleString("en-US", { maximumFractionDigits: 1 })}%`;
}

/** The relative change: `+12%`, `−5%`, `new`. A dash when both are 0. */
export function formatChange({ count, previous }: Compared): string {
  if (previous === 0) return count === 0 ? "–" : "new";
  const percent = Math.round(((count - previous) / previous) * 100);
  if (percent === 0) return "±0%";
  return `${percent > 0 ? "+" : "−"}${Math.abs(percent).toLocaleString("en-US")}%`;
}
