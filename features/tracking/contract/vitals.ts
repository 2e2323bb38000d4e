/** The web vitals measured by browsers. */
export const vitalNames = ["LCP", "FID", "INP", "CLS", "FCP", "TTFB"] as const;
export type VitalName = (typeof vitalNames)[number];

export const vitalRatings = ["good", "needs improvement", "poor"] as const;
export type VitalRating = (typeof vitalRatings)[number];

/**
 * Thresholds of "good" and "needs improvement", in milliseconds (CLS without a unit). From web.dev/vitals.
 */
export const vitalThresholds: Record<VitalName, { good: number; fair: number }> = {
  LCP: { good: 2500, fair: 4000 },
  FID: { good: 100, fair: 300 },
  CLS: { good: 0.1, fair: 0.25 },
  TTFB: { good: 800, fair: 1800 },
  INP: { good: 200, fair: 500 },
  FCP: { good: 1800, fair: 3000 },
};

/** Larger values are not real measurements and are not counted. */
export const mostOfVital: Record<VitalName, number> = {
  LCP: 60_000,
  FID: 60_000,
  INP: 60_000,
  CLS: 10,
  FCP: 60_000,
  TTFB: 60_000,
};

/** Rates a measurement. */
export function rateVital(name: VitalName, value: number): VitalRating {
  const { good, fair } = vitalThresholds[name];
  if (value <= good) return "good";
  return value <= fair ? "needs improvement" : "poor";
}

/** Formats a measurement: `2.5 s`, `180 ms`, `0.102`. */
export function formatVital(name: VitalName, value: number): string {
  if (name === "CLS") return value.toFixed(3);
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(2)} s`;
}
