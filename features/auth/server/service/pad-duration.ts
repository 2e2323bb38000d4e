import { waitForStep } from "./wait-for-step.ts";

/**
 * Runs the work and reveals its outcome, also a failure, only after a whole number of steps since the start.
 * Hides small timing differences between known and unknown addresses, on a busy machine too, where the work
 * takes several steps.
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
