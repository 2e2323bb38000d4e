import { expect, it } from "vitest";
import { readDays } from "./read-days.ts";

it("days of a period are a whole number from 30 to 3650", () => {
  expect([" 30", "3650", "29", "3651", "1e3", "-90", "90.5", ""].map(readDays)).toEqual([
    ...[30, 3_650],
    ...Array(6).fill(undefined),
  ]);
});
