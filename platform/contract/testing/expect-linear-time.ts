import { expect } from "vitest";

/**
 * Asserts that `work` takes a time proportional to its size, at most: hostile input of the greatest length holds nobody
 * up. Counts the processor time of this thread, so that a busy machine changes nothing.
 */
export function expectLinearTime(work: (size: number) => void, greatest: number): void {
  const small = Math.ceil(greatest / step);
  work(small);
  work(greatest);
  // The least of several: a collection of garbage or a compilation in one of them proves nothing. Work that grows with
  // the square of its size takes `step` times as long again in each. One that is good needs no other.
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 5 && least >= limit; time += 1) {
    least = Math.min(least, msOf(() => work(greatest)) / msOf(() => work(small)));
  }
  expect(least, `times as long at ${greatest} as at ${small}`).toBeLessThan(limit);
}

const step = 8;
/** Quadratic work takes 64 times as long; full caches make linear work take up to 16 times. */
const limit = step * 4;
/** Ten ticks of a coarse clock. */
const leastMs = 40;

function msOf(perform: () => void): number {
  const before = process.threadCpuUsage();
  for (let times = 1; ; times += 1) {
    perform();
    const { user, system } = process.threadCpuUsage(before);
    const ms = (user + system) / 1_000;
    if (ms >= leastMs) return ms / times;
  }
}
