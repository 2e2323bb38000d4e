/** Seconds between the attempts; the last one repeats. */
const delays = [10, 30, 120, 300, 900, 1_800, 3_600];

/** A message that nobody took over for so long is given up. */
export const giveUpAfterMs = 24 * 3_600_000;

/** Seconds to wait after the given number of failed attempts. */
export function retryDelaySeconds(attempts: number): number {
  return delays[Math.min(attempts, delays.length) - 1] ?? 10;
}
