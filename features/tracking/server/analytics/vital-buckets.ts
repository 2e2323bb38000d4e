import {
  mostOfVital,
  type VitalName,
  type VitalRating,
  vitalNames,
  vitalRatings,
  vitalThresholds,
} from "../../contract/vitals.ts";

/** A bucket is so much wider than the one before it: what is read from one is right to half of that. */
export const bucketFactor = 1.05;
/** Far above the most that is counted. */
export const lastBucket = 300;

/** Buckets count in milliseconds, and in thousandths of a layout shift. */
export const vitalScales = vitalNames.map((name) => ({
  name,
  ...vitalThresholds[name],
  most: mostOfVital[name],
  scale: name === "CLS" ? 1_000 : 1,
}));

export function ratingOf(number: number): VitalRating {
  return vitalRatings[number] ?? "poor";
}

/** What a measurement in `bucket` was, about; never on the other side of a threshold than its rating says. */
export function typicalValue(name: VitalName, bucket: number, rating: VitalRating): number {
  const { good, fair } = vitalThresholds[name];
  const scale = name === "CLS" ? 1_000 : 1;
  const middle = bucket === 0 ? 0 : bucketFactor ** (bucket + 0.5) / scale;
  if (rating === "good") return Math.min(middle, good);
  if (rating === "poor") return Math.max(middle, fair);
  return Math.min(Math.max(middle, good), fair);
}
