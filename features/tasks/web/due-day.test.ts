import { expect, it } from "vitest";
import { dayOf, endOfDay, fieldOfDay } from "./due-day.ts";

it("keeps the day that was chosen, and takes none for an empty field", () => {
  expect(fieldOfDay(endOfDay("2026-11-30"))).toBe("2026-11-30");
  expect([endOfDay(""), fieldOfDay(null)]).toEqual([null, ""]);
});

it("writes the year of another year only", () => {
  const now = new Date(2026, 10, 24);
  expect(dayOf(new Date(2026, 10, 30), "en", now)).toBe("30 Nov");
  expect(dayOf(new Date(2027, 0, 5), "de", now)).toMatch(/^5\. Jan\.? 2027$/);
});
