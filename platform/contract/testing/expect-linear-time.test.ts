import { expect, it } from "vitest";
import { expectLinearTime } from "./expect-linear-time.ts";

const spend = (rounds: number) => {
  let sum = 0;
  for (let round = 0; round < rounds; round += 1) sum += Math.sqrt(round);
  return sum;
};

it("accepts work that grows with its size", () => {
  expectLinearTime((size) => spend(size * 1_000), 8_000);
});

it("refuses work that grows with the square of its size", () => {
  expect(() => expectLinearTime((size) => spend(size * size), 8_000)).toThrow("times as long at 8000");
});
