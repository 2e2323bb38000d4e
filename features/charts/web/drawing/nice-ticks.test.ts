import { describe, expect, it } from "vitest";
import { niceTicks } from "./nice-ticks.ts";

describe("the ticks of an axis", () => {
  it.each([
    [0, 100, [0, 25, 50, 75, 100]],
    [0, 7, [0, 2, 4, 6, 8]],
    [-3, 8, [-5, 0, 5, 10]],
    [0, 0.3, [0, 0.1, 0.2, 0.3]],
    [95, 105, [95, 97.5, 100, 102.5, 105]],
    [5, 5, [4, 6]],
    [0, 0, [0, 0.25]],
  ])("from %d to %d are %j", (low, high, ticks) => {
    expect(niceTicks(low, high, 5).ticks).toEqual(ticks);
  });

  it("are few for any numbers", () => {
    for (const [low, high] of [
      [0, 1e15],
      [-1e15, 1e15],
      [1e-9, 2e-9],
      [0, 1e-12],
    ] as const) {
      const { ticks } = niceTicks(low, high, 5);
      expect(ticks.length).toBeLessThanOrEqual(8);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
      expect(ticks[0]).toBeLessThanOrEqual(low);
    }
  });
});
