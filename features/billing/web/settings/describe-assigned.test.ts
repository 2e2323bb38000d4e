import { expect, it } from "vitest";
import { readSubscription } from "../subscription/subscription.ts";
import { describeAssigned, describeUnpaidTrial } from "./describe-assigned.ts";

const business = {
  ...{ planKey: "business", planName: "Business" },
  assignment: { endsAt: "2026-12-31T12:00:00.000Z" },
};
const trial = {
  purchased: true,
  subscription_tier: "Individual",
  purchased_tier: "Individual",
  status: "trialing",
};

it("a plan that is assigned is told with its end, and that the subscription is charged all the same", () => {
  expect(describeAssigned(business, readSubscription({ ...trial, status: "active" }))).toBe(
    "The plan Business is assigned by your administrator until 31 December 2026. " +
      "The subscription of Individual continues and is still charged.",
  );
});

it("of a trial beside it, neither a charge nor an end is claimed that only a payment method decides", () => {
  const running = readSubscription({ ...trial, trial_end: "2026-12-03T12:00:00Z" });
  const words = describeAssigned(business, running);
  expect(words).toMatch(
    /The trial of Individual runs beside it until 3 December 2026, and is charged afterwards if there is a payment method\.$/,
  );
  expect(words).not.toContain("still charged");
  expect(describeUnpaidTrial(running, true)).toBe(
    "No payment method yet: the subscription of Individual ends with its trial.",
  );
  expect(describeUnpaidTrial(running, false)).toBe("No payment method yet: the plan ends with the trial.");
});

it("of a subscription that ends, its end is told", () => {
  const cancelled = readSubscription({ ...trial, cancel_at: "2026-12-05T12:00:00Z" });
  expect(describeAssigned(business, cancelled)).toMatch(/ends on 5 December 2026\.$/);
});

it("where nothing is paid for, the assigned plan alone is told; where none is assigned, nothing", () => {
  const alone = "The plan Business is assigned by your administrator until 31 December 2026.";
  expect(describeAssigned(business, undefined)).toBe(alone);
  expect(describeAssigned(business, readSubscription({ status: "canceled" }))).toBe(alone);
  expect(describeAssigned({ ...business, assignment: null }, readSubscription(trial))).toBeUndefined();
});
