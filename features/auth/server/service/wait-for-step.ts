import { setTimeout as wait } from "node:timers/promises";

/** Waits until a whole number of steps has passed since `startedAtMs` of the process clock; no steps, no wait. */
export async function waitForStep(startedAtMs: number, stepMs: number): Promise<void> {
  if (stepMs === 0) return;
  const elapsedMs = performance.now() - startedAtMs;
  await wait(stepMs - (elapsedMs % stepMs));
}
