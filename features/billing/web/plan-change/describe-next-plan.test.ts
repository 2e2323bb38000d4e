import { expect, it } from "vitest";
import { describeNextPlan } from "./describe-next-plan.ts";

const next = { quantity: 1, interval: "month" as const, startsAt: "2026-12-21T12:00:00.000Z" };

it.each([
  [{ ...next, planName: "Individual" }, "Individual from 21 December 2026"],
  [{ ...next, planName: "Business", quantity: 2 }, "2 × Business from 21 December 2026"],
  [{ ...next, planName: null }, "Another plan from 21 December 2026"],
])("what the plan becomes is told with its day: %o", (planned, words) => {
  expect(describeNextPlan(planned, "month")).toBe(words);
});

it("that a month is paid instead of a year, or the other way round, is told", () => {
  const planned = { ...next, planName: "Business" };
  expect(describeNextPlan(planned, "year")).toBe("Business, billed monthly, from 21 December 2026");
  expect(describeNextPlan({ ...planned, interval: "year" }, undefined)).toBe(
    "Business, billed yearly, from 21 December 2026",
  );
  expect(describeNextPlan({ ...planned, interval: "year" }, "year")).toBe("Business from 21 December 2026");
  expect(describeNextPlan({ ...planned, interval: null }, "year")).toBe("Business from 21 December 2026");
});
