import { expect, it } from "vitest";
import { costOf } from "./cost-of.ts";

const prices = { inputMicros: 3_000_000, cachedInputMicros: 300_000, outputMicros: 15_000_000 };
const usage = (inputTokens: number, outputTokens = 0, cachedInputTokens = 0) => ({
  inputTokens,
  outputTokens,
  cachedInputTokens,
});

it("is the price of a million tokens for a million tokens", () => {
  expect(costOf(usage(1_000_000), prices)).toBe(3_000_000);
  expect(costOf(usage(0, 1_000_000), prices)).toBe(15_000_000);
});

it("takes the cached tokens of the input at their own price", () => {
  expect(costOf(usage(1_000_000, 0, 400_000), prices)).toBe(600_000 * 3 + 400_000 * 0.3);
});

it("never takes more tokens as cached than were sent", () => {
  expect(costOf(usage(1_000_000, 0, 9_000_000), prices)).toBe(300_000);
});

it("is rounded up, once, on the sum", () => {
  const small = { inputMicros: 1, cachedInputMicros: 1, outputMicros: 1 };
  expect(costOf(usage(1, 1), small)).toBe(1);
  expect(costOf(usage(1_000_000, 1), small)).toBe(2);
});

it("is exact where numbers with a point would not be", () => {
  const high = { inputMicros: 1_000_000_000_000, cachedInputMicros: 0, outputMicros: 1 };
  expect(costOf(usage(9_007, 1), high)).toBe(9_007_000_001);
});

it("is nothing without a price, and nothing for what is no count", () => {
  expect(costOf(usage(5_000), undefined)).toBe(0);
  expect(costOf(usage(Number.NaN, -5), prices)).toBe(0);
});

it("stays a number that can be counted, however many tokens are said", () => {
  expect(costOf(usage(1e300, Number.MAX_VALUE), prices)).toBe(Number.MAX_SAFE_INTEGER);
});
