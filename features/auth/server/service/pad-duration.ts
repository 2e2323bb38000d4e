import { waitForStep } from "./wait-for-step.ts";

/**
 * Performs, and lets the outcome, also a failed one, be seen only when a whole number of steps has passed since the
 * start. For work that is nearly the same for addresses that exist and those that do not: what is left of the
 * difference goes under, also on a machine so busy that the work takes several steps.
 */
export async function padDuration<Outcome>(
  stepMs: number,
  perform: () => Promise<Outcome>,
): Promise<Outcome> {
  const startedAtMs = performance.now();
  try {
    return await perform();
  } finally {
    await waitForStep(startedAtMs, stepMs);
  }
}
