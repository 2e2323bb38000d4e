import { waitForStep } from "./wait-for-step.ts";

/** Like `padDuration` for failures only: a success is no secret to its caller. */
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
