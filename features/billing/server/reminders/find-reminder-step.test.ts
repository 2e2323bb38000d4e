import { expect, it } from "vitest";
import { findGraceStep, findTrialStep } from "./find-reminder-step.ts";

const dayMs = 86_400_000;
const at = (days: number) => new Date(days * dayMs);

it.each([
  [6.9, undefined],
  [7, 7],
  [10.9, 7],
  [11, 3],
  [12.9, 3],
  [13, 1],
  [13.9, 1],
])("a trial of 14 days is reminded of on day %s: %s days before its end", (day, step) => {
  expect(findTrialStep(at(day), { startsAt: at(0), endsAt: at(14) })).toBe(step);
});

it("a trial that is shorter than a reminder is early is not reminded of at its beginning", () => {
  expect(findTrialStep(at(0.1), { startsAt: at(0), endsAt: at(5) })).toBeUndefined();
  expect(findTrialStep(at(2), { startsAt: at(0), endsAt: at(5) })).toBe(3);
});

it.each([
  [0, 1],
  [1.9, 1],
  [2, 3],
  [4, 5],
  [5.9, 5],
  [6, 7],
  [6.9, 7],
  [7, "over"],
])("%s days after a payment failed its mail is that of day %s", (day, step) => {
  expect(findGraceStep(at(day), at(7))).toBe(step);
});
