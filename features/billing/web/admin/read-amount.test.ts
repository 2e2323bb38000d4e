import { expect, it } from "vitest";
import { readAmount } from "./read-amount.ts";

it.each([
  ["299", 29_900],
  [" $299.00 ", 29_900],
  ["299,5", 29_950],
  ["1", 100],
  ["", null],
])("%s is %s cents", (typed, cents) => expect(readAmount(typed)).toBe(cents));

it.each(["0", "0.99", "-1", "1.234", "many", "1000000", "1 000"])("%s is no amount", (typed) =>
  expect(readAmount(typed)).toBeUndefined(),
);
