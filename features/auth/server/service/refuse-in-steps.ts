import { nextStep } from "./next-step.ts";

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
