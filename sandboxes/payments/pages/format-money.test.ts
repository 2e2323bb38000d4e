import { expect, test } from "vitest";
import { formatMoney } from "./format-money.ts";

test.each([
  [2999, "usd", "$29.99"],
  [0, "usd", "$0.00"],
  [-1050, "usd", "-$10.50"],
  [24999900, "eur", "€249,999.00"],
  [500, "jpy", "¥500"],
])("%i of the smallest unit of %s is %s", (cents, currency, shown) => {
  expect(formatMoney(cents, currency)).toBe(shown);
});
