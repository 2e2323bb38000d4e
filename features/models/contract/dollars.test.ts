import { expect, it } from "vitest";
import { formatDollars, parseDollars } from "./dollars.ts";

it.each([
  ["3", 3_000_000],
  ["$2.50", 2_500_000],
  [" 0.075 ", 75_000],
  ["0.000001", 1],
  ["999999.999999", 999_999_999_999],
])("%s is read as %i millionths", (text, micros) => {
  expect(parseDollars(text)).toBe(micros);
});

it.each(["", "-1", "1,5", "1e3", "0.0000001", "1000000", "three"])("%s is no amount", (text) => {
  expect(parseDollars(text)).toBeUndefined();
});

it.each([
  [3_000_000, "$3.00"],
  [75_000, "$0.075"],
  [1, "$0.000001"],
  [0, "$0.00"],
  [10_000_000, "$10.00"],
])("%i millionths are written as %s", (micros, text) => {
  expect(formatDollars(micros)).toBe(text);
});
