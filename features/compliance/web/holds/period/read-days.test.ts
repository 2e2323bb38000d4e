import { expect, it } from "vitest";
import { readDays } from "./read-days.ts";

it("days of a period are a whole number within the bounds of their kind", () => {
  const bounds = { fewestDays: 30, mostDays: 3_650 };
  const written = [" 30", "3650", "29", "3651", "1e3", "-90", "90.5", ""];
  expect(written.map((days) => readDays(days, bounds))).toEqual([30, 3_650, ...Array(6).fill(undefined)]);
});
