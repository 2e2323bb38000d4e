import { log } from "#platform/web/log.ts";

/** Up to the first number good, up to the second in need of improvement; milliseconds, CLS without a unit. */
const thresholds = {
  LCP: [2500, 4000],
  FID: [100, 300],
  CLS: [0.1, 0.25],
  TTFB: [800, 1800],
  INP: [200, 500],
} as const;

export type VitalName = keyof typeof thresholds;

export function rateVital(name: VitalName, value: number): "good" | "needs improvement" | "poor" {
  const [good, fair] = thresholds[name];
  if (value <= good) return "good";
  return value <= fair ? "needs improvement" : "poor";
}

/** Writes the web vitals of this page to the console, and nowhere else. */
export async function reportWebVitals(): Promise<void> {
  const { onCLS, onINP, onLCP, onTTFB } = await import("web-vitals");
  const report = ({ name, value }: { name: string; value: number }) => {
    if (!isVital(name)) return;
    const [good, fair] = thresholds[name];
    const shown = name === "CLS" ? value.toFixed(3) : `${Math.round(value)} ms`;
    log.info(`${name} ${shown}: ${rateVital(name, value)} (good up to ${good}, poor above ${fair})`);
  };
  for (const listen of [onCLS, onINP, onLCP, onTTFB]) listen(report);
}

function isVital(name: string): name is VitalName {
  return name in thresholds;
}
