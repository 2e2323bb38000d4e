import { expect, it } from "vitest";
import { readAmount, writeAmount } from "./typed-amount.ts";

it.each([
  ["300", "count", 300],
  ["1,000", "count", 1_000],
  ["12,345.5", "micro_usd", 12_345_500_000],
  ["2.5", "micro_usd", 2_500_000],
  [" 15 ", "seconds", 900],
  ["0.25", "bytes", 2 ** 28],
  ["0", "days", 0],
] as const)("%s typed as %s is %i", (typed, unit, amount) => {
  expect(readAmount(typed, unit)).toBe(amount);
  expect(readAmount(writeAmount(amount, unit), unit)).toBe(amount);
});

it.each(["", "-1", "1e3", "many", "1,00", "1000,000", ",100", "99999999999999999999"])(
  "%s is no amount",
  (typed) => {
    expect(readAmount(typed, "count")).toBeUndefined();
  },
);

it("of what is counted there are no parts, and what is too large to count is refused", () => {
  expect(readAmount("1.5", "count")).toBeUndefined();
  expect(readAmount("999999999999999", "bytes")).toBeUndefined();
});
