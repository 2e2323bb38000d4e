const whole = new Intl.NumberFormat("en-US");
const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

/** `12,345` */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** `12.3K` */
export function formatTokens(count: number): string {
  return count < 10_000 ? whole.format(count) : compact.format(count);
}

/** Millionths of a dollar: `$1,234.50`; below a cent with the digits that count, `$0.0042`. */
export function formatCost(micros: number): string {
  const isSmall = micros > 0 && micros < 10_000;
  return (micros / 1_000_000).toLocaleString("en-US", {
    style: "currency",
    currency: "USD",
    ...(isSmall ? { maximumSignificantDigits: 2 } : {}),
  });
}

/** `420 ms`, `1.4 s`. A dash when nothing was measured. */
export function formatLatency(ms: number | null): string {
  if (ms === null) return "–";
  return ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`;
}

/** `1.2%`. A dash when there is no whole. */
export function formatShare(part: number, all: number): string {
  if (all === 0) return "–";
  return `${((part / all) * 100).toLocaleString("en-US", { maximumFractionDigits: 1 })}%`;
}

/** The relative change: `+12%`, `−5%`, `new`. A dash when both are 0. */
export function formatChange(now: number, before: number): string {
  if (before === 0) return now === 0 ? "–" : "new";
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return "±0%";
  return `${percent > 0 ? "+" : "−"}${whole.format(Math.abs(percent))}%`;
}

/** `5 Mar`, of a day in UTC. */
export function formatDay(day: string, form: "short" | "long" = "short"): string {
  const short = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Date(day).toLocaleDateString("en-GB", form === "short" ? short : { ...short, year: "numeric" });
}
