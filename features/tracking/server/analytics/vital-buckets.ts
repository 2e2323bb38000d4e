import {
  mostOfVital,
  type VitalName,
  type VitalRating,
  vitalNames,
  vitalRatings,
  vitalThresholds,
} from "../../contract/vitals.ts";

/** Width ratio of neighbouring histogram buckets. A value read from a bucket is accurate to half of it. */
export const bucketFactor = 1.05;
/** Far above the largest counted value. */
export const lastBucket = 300;

/** Buckets are in milliseconds; CLS in thousandths. */
export const vitalScales = vitalNames.map((name) => ({
  name,
  ...vitalThresholds[name],
  most: mostOfVital[name],
  scale: name === "CLS" ? 1_000 : 1,
}));

export function ratingOf(number: number): VitalRating {
  return vitalRatings[number] ?? "poor";
}

/** The typical value of a bucket. Clamped to the thresholds of its rating. */
export function typicalValue(name: VitalName, bucket: number, rating: VitalRating): number {
  const { good, fair } = vitalThresholds[name];
  const scale = name === "CLS" ? 1_000 : 1;
  const middle = bucket === 0 ? 0 : bucketFactor ** (bucket + 0.5) / scale;
  if (rating === "good") return Math.min(middle, good);
  if (rating === "poor") return Math.max(middle, fair);
  return Math.min(Math.max(middle, good), fair);
}
