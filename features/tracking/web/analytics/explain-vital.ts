import { formatVital, type VitalName, vitalThresholds } from "../../contract/vitals.ts";

/** From where on a measurement is good or poor. */
export function explainVital(name: VitalName): string {
  const { good, fair } = vitalThresholds[name];
  return `good up to ${formatVital(name, good)}, poor above ${formatVital(name, fair)}`;
}
