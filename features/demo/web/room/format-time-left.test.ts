import { expect, test } from "vitest";
import { formatTimeLeft } from "./format-time-left.ts";

test.each([
  [3_600_000, "60:00"],
  [2_527_000, "42:07"],
  [59_001, "1:00"],
  [999, "0:01"],
  [0, "0:00"],
])("of %i ms is left %s", (leftMs, words) => {
  expect(formatTimeLeft(leftMs)).toBe(words);
});
