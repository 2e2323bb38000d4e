import { expect, it } from "vitest";
import { describeNextPlan } from "./describe-next-plan.ts";

const startsAt = "2026-12-21T12:00:00.000Z";

it.each([
  [{ planName: "Individual", quantity: 1, startsAt }, "Individual from 21 December 2026"],
  [{ planName: "Business", quantity: 2, startsAt }, "2 × Business from 21 December 2026"],
  [{ planName: null, quantity: 1, startsAt }, "Another plan from 21 December 2026"],
])("what the plan becomes is told with its day: %o", (next, words) => {
  expect(describeNextPlan(next)).toBe(words);
});
