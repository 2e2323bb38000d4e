import { percentile } from "../stream/closed-loop.ts";

/** Milliseconds of an act, p50 and p95 of `rounds` after a fifth as many to warm up. */
export async function timesOf(
  rounds: number,
  act: () => Promise<unknown>,
): Promise<[p50: number, p95: number]> {
  const times: number[] = [];
  for (let round = -Math.ceil(rounds / 5); round < rounds; round++) {
    const startedAt = performance.now();
    await act();
    if (round >= 0) times.push(performance.now() - startedAt);
  }
  return [percentile(times, 0.5), percentile(times, 0.95)];
}
