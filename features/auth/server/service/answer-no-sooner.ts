import { setTimeout as wait } from "node:timers/promises";

/**
 * Performs, and lets the outcome, also a failed one, be seen no sooner than `leastMs` after the start. For work that is
 * nearly the same for addresses that exist and those that do not: what is left of the difference goes under.
 */
export async function answerNoSooner<Outcome>(
  leastMs: number,
  perform: () => Promise<Outcome>,
): Promise<Outcome> {
  const startedAtMs = performance.now();
  try {
    return await perform();
  } finally {
    await wait(Math.max(0, leastMs - (performance.now() - startedAtMs)));
  }
}
