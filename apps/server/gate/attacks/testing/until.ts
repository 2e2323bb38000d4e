import { setTimeout as sleep } from "node:timers/promises";

const mostMs = 120_000;

/** Resolves once `isSo` is true. For what happens before the first test begins. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const lastMs = performance.now() + mostMs;
  while (!(await isSo())) {
    if (performance.now() > lastMs) throw new Error("It did not happen.");
    await sleep(100);
  }
}
