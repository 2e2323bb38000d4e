import { describe, expect, it } from "vitest";
import { readSubscription } from "../subscription/subscription.ts";
import { describePlan, findPlanLook } from "./describe-plan.ts";

const now = new Date("2026-11-21T12:00:00Z");
const read = (reply: object) => {
  const subscription = readSubscription(reply);
  return { word: findPlanLook(subscription).word, lines: describePlan(subscription, now) };
};

describe("the plan in the settings", () => {
  it("counts the days of a trial", () => {
    const trial = {
      purchased: true,
      subscription_tier: "Individual",
      purchased_tier: "Individual",
      status: "trialing",
      trial_end: "2026-12-03T12:00:00Z",
      current_period_end: "2026-12-03T12:00:00Z",
    };
    expect(read(trial)).toEqual({
      word: "Free trial",
      lines: [
        { label: "Plan", value: "Individual" },
        { label: "Trial", value: "12 days left, until 3 December 2026" },
      ],
    });
    expect(read({ ...trial, trial_end: "2026-11-22T11:00:00Z" }).lines[1]?.value).toMatch(/^1 day left/);
    expect(read({ ...trial, trial_end: "2026-11-21T11:00:00Z" }).lines[1]?.value).toBe(
      "Ended; the payment is being processed",
    );
  });

  it("names the next payment of one that goes on", () => {
    const active = {
      purchased: true,
      subscription_tier: "Business",
      purchased_tier: "Business",
      status: "active",
      current_period_end: "2026-12-05T12:00:00Z",
    };
    expect(read(active)).toMatchObject({
      word: "Active",
      lines: [{}, { label: "Next payment", value: "5 December 2026" }],
    });
  });

  it("names the end of one that does not, and no payment", () => {
    const cancelled = {
      purchased: true,
      subscription_tier: "Business",
      purchased_tier: "Business",
      status: "active",
      current_period_end: "2026-12-05T12:00:00Z",
      cancel_at: "2026-12-05T12:00:00Z",
    };
    expect(read(cancelled)).toEqual({
      word: "Cancelled",
      lines: [
        { label: "Plan", value: "Business" },
        { label: "Ends on", value: "5 December 2026" },
      ],
    });
  });

  it("says that there is none, also for a word that it does not know", () => {
    expect(read({ purchased: false, status: null })).toEqual({
      word: "No plan",
      lines: [{ label: "Plan", value: "" }],
    });
    expect(read({ status: "sleeping" }).word).toBe("No plan");
  });

  it("names whose card pays, when that is somebody else's", () => {
    const active = {
      purchased: true,
      subscription_tier: "Business",
      purchased_tier: "Business",
      status: "active",
    };
    const paid = { label: "Paid by", value: "ann@example.com" };
    expect(read({ ...active, payer_email: "ann@example.com" }).lines).toContainEqual(paid);
    expect(read({ ...active, payer_email: "ann@example.com", is_payer: true }).lines).not.toContainEqual(
      paid,
    );
  });
});
