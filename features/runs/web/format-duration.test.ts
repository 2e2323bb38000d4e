import { expect, test } from "vitest";
import { formatDuration } from "./format-duration.ts";

test.each([
  [0, "0 ms"],
  [99, "99 ms"],
  [100, "0.1 s"],
  [240, "0.2 s"],
  [9_940, "9.9 s"],
  [9_960, "10 s"],
  [59_400, "59 s"],
  [59_600, "1 min 00 s"],
  [185_000, "3 min 05 s"],
])("%i ms read as %s", (durationMs, words) => {
  expect(formatDuration(durationMs)).toBe(words);
});
