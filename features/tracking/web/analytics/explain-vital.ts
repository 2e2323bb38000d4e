import { formatVital, type VitalName, vitalThresholds } from "../../contract/vitals.ts";

/** The thresholds of a vital, in words. */
export function explainVital(name: VitalName): string {
  const { good, fair } = vitalThresholds[name];
  return `good up to ${formatVital(name, good)}, poor above ${formatVital(name, fair)}`;
}
