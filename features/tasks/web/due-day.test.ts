import { expect, it } from "vitest";
import { dayOf, dueMoment, fieldOfDay, fieldOfTime, momentOfFields } from "./due-day.ts";

it("keeps the day that was chosen, and takes none for an empty field", () => {
  const day = momentOfFields("2026-11-30", "");
  expect([fieldOfDay(day), fieldOfTime(day)]).toEqual(["2026-11-30", ""]);
  expect([momentOfFields("", ""), momentOfFields("", "09:00"), fieldOfDay(null)]).toEqual([null, null, ""]);
});

it("writes the year of another year only", () => {
  const now = new Date(2026, 10, 24);
  expect(dayOf(new Date(2026, 10, 30), "en", now)).toBe("30 Nov");
  expect(dayOf(new Date(2027, 0, 5), "de", now)).toMatch(/^5\. Jan\.? 2027$/);
});

it("writes the time of a task that is due at one, and none for a whole day", () => {
  const now = new Date(2026, 10, 24);
  const nine = momentOfFields("2026-11-30", "09:00");
  expect([fieldOfDay(nine), fieldOfTime(nine)]).toEqual(["2026-11-30", "09:00"]);
  expect(dueMoment(new Date(nine ?? ""), "en", now)).toBe("30 Nov, 09:00");
  expect(dueMoment(new Date(2026, 10, 30, 23, 59), "en", now)).toBe("30 Nov");
});
