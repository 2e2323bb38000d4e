import { expect, it } from "vitest";
import { formatRelative } from "./format-relative.ts";

const now = new Date("2026-11-21T12:00:00Z");

it.each([
  [0, "just now"],
  [44, "just now"],
  [45, "1 min ago"],
  [130, "2 min ago"],
  [3599, "59 min ago"],
  [3600, "1 h ago"],
  [86_399, "23 h ago"],
  [86_400, "yesterday"],
  [3 * 86_400, "3 days ago"],
  [10 * 86_400, "11 Nov"],
  [400 * 86_400, "17 Oct 2025"],
])("says what happened %i seconds ago as %s", (secondsAgo, words) => {
  expect(formatRelative(new Date(now.getTime() - secondsAgo * 1000), now)).toBe(words);
});

it.each([
  [10, "in a moment"],
  [150, "in 2 min"],
  [3_599, "in 1 h"],
  [86_399, "tomorrow"],
  [90_000, "tomorrow"],
  [3 * 86_400, "in 3 days"],
  [7 * 86_400 - 3, "in 7 days"],
  [7 * 86_400 - 3_600, "in 6 days"],
  [30 * 86_400, "21 Dec"],
])("says what comes in %i seconds as %s", (seconds, words) => {
  expect(formatRelative(new Date(now.getTime() + seconds * 1000), now)).toBe(words);
});
