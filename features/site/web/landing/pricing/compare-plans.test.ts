import { expect, test } from "vitest";
import type { LandingPlan } from "../../../contract/landing-page.ts";
import { comparePlans } from "./compare-plans.ts";

const plan = (name: string, features: string[]): LandingPlan => ({
  id: name.toLowerCase(),
  name,
  description: name,
  monthlyCents: 100,
  currency: "usd",
  trialDays: 14,
  features,
});

test("a plan that has everything of another has each of its features, also through a third", () => {
  const plans = [
    plan("One", ["chat"]),
    plan("Two", ["Everything in One", "team"]),
    plan("Three", ["Everything in Two", "proof"]),
  ];
  expect(comparePlans(plans)).toEqual([
    { feature: "chat", isIncluded: [true, true, true] },
    { feature: "team", isIncluded: [false, true, true] },
    { feature: "proof", isIncluded: [false, false, true] },
  ]);
});

test("plans that take in each other, or one that is not there, are compared as they stand", () => {
  const plans = [
    plan("One", ["Everything in Two", "Everything in Four"]),
    plan("Two", ["Everything in One"]),
  ];
  expect(comparePlans(plans)).toEqual([
    { feature: "Everything in Two", isIncluded: [true, true] },
    { feature: "Everything in Four", isIncluded: [true, true] },
  ]);
});
