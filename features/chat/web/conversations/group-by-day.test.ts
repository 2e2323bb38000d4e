import { expect, test } from "vitest";
import { groupByDay } from "./group-by-day.ts";

const now = new Date(2026, 10, 21, 9, 30);
const at = (...date: [number, number, number, number]) => ({ updatedAt: new Date(...date).toISOString() });

test("conversations stand under the day they were last changed on", () => {
  const groups = groupByDay(
    [
      at(2026, 10, 21, 9),
      at(2026, 10, 21, 0),
      at(2026, 10, 20, 23),
      at(2026, 10, 16, 12),
      at(2026, 9, 3, 12),
      at(2025, 11, 24, 12),
    ],
    now,
  );
  expect(groups.map(({ label, items }) => [label, items.length])).toEqual([
    ["Today", 2],
    ["Yesterday", 1],
    ["Monday", 1],
    ["3 October", 1],
    ["24 December 2025", 1],
  ]);
});

test("a clock that is ahead of ours is still today", () => {
  expect(groupByDay([at(2026, 10, 22, 1)], now)[0]?.label).toBe("Today");
});

test("nothing has no days", () => {
  expect(groupByDay([], now)).toEqual([]);
});
