import { expect, it } from "vitest";
import { formatChange, formatCost, formatLatency, formatShare, formatTokens } from "./format-usage.ts";

it.each([
  [0, "$0.00"],
  [4_200, "$0.0042"],
  [10_000, "$0.01"],
  [1_234_500_000, "$1,234.50"],
])("%d micro-USD are %s", (micros, text) => expect(formatCost(micros)).toBe(text));

it("says times, shares and changes as short as they can be read", () => {
  expect([formatLatency(null), formatLatency(420), formatLatency(1_400)]).toEqual(["–", "420 ms", "1.4 s"]);
  expect([formatShare(1, 0), formatShare(1, 80)]).toEqual(["–", "1.3%"]);
  expect([formatChange(0, 0), formatChange(1, 0), formatChange(1, 2)]).toEqual(["–", "new", "−50%"]);
  expect([formatTokens(9_999), formatTokens(12_345)]).toEqual(["9,999", "12.3K"]);
});
