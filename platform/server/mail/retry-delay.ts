/** Seconds between attempts. The last delay repeats. */
const delays = [10, 30, 120, 300, 900, 1_800, 3_600];

/** A message that no server accepts within this time fails for good. */
export const giveUpAfterMs = 24 * 3_600_000;

/** Seconds to wait after `attempts` failures. */
export function retryDelaySeconds(attempts: number): number {
  return delays[Math.min(attempts, delays.length) - 1] ?? 10;
}
