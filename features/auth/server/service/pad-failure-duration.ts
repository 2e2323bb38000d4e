import { waitForStep } from "./wait-for-step.ts";

/** As `padDuration`, but what succeeds is seen at once: success is no secret to who achieves it. */
export async function padFailureDuration<Outcome>(
  stepMs: number,
  perform: () => Promise<Outcome>,
): Promise<Outcome> {
  const startedAtMs = performance.now();
  try {
    return await perform();
  } catch (error) {
    await waitForStep(startedAtMs, stepMs);
    throw error;
  }
}
