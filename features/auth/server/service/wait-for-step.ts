import { setTimeout as wait } from "node:timers/promises";

/** Waits for the next whole step since `startedAtMs` (`performance.now()`). A step of 0 does not wait. */
export async function waitForStep(startedAtMs: number, stepMs: number): Promise<void> {
  if (stepMs === 0) return;
  const elapsedMs = performance.now() - startedAtMs;
  await wait(stepMs - (elapsedMs % stepMs));
}
