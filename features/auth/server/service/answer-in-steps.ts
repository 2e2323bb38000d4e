import { setTimeout as wait } from "node:timers/promises";

/**
 * Performs, and lets the outcome, also a failed one, be seen only when a whole number of steps has passed since the
 * start. For work that is nearly the same for addresses that exist and those that do not: what is left of the
 * difference goes under, also on a machine so busy that the work takes several steps.
 */
export async function answerInSteps<Outcome>(
  stepMs: number,
  perform: () => Promise<Outcome>,
): Promise<Outcome> {
  const startedAtMs = performance.now();
  try {
    return await perform();
  } finally {
    await nextStep(startedAtMs, stepMs);
  }
}

/** As `answerInSteps`, but what succeeds is seen at once: success is no secret to who achieves it. */
export async function refuseInSteps<Outcome>(
  stepMs: number,
  perform: () => Promise<Outcome>,
): Promise<Outcome> {
  const startedAtMs = performance.now();
  try {
    return await perform();
  } catch (error) {
    await nextStep(startedAtMs, stepMs);
    throw error;
  }
}

async function nextStep(startedAtMs: number, stepMs: number): Promise<void> {
  if (stepMs === 0) return;
  const elapsedMs = performance.now() - startedAtMs;
  await wait(stepMs - (elapsedMs % stepMs));
}
