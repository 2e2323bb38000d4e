import { describe, expect, it } from "vitest";
import { describeSubscription } from "./describe-subscription.ts";
import { readSubscription } from "./subscription.ts";

const now = new Date("2026-11-21T12:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
const tell = (reply: object) => describeSubscription(readSubscription(reply), now);
const trialing = {
  purchased: true,
  subscription_tier: "Individual",
  purchased_tier: "Individual",
  status: "trialing",
};

describe("what is said about a subscription on every page", () => {
  it("is nothing while all is well", () => {
    expect(
      tell({ purchased: true, subscription_tier: "Business", purchased_tier: "Business", status: "active" }),
    ).toBeUndefined();
    expect(tell({ ...trialing, trial_end: inDays(14) })).toBeUndefined();
    expect(tell({ ...trialing, trial_end: inDays(3.1) })).toBeUndefined();
  });

  it("is nothing to someone who never had one", () => {
    expect(tell({ purchased: false, subscription_tier: null, status: null })).toBeUndefined();
    expect(tell({})).toBeUndefined();
  });

  it("is the end of the trial, from three days before it on", () => {
    expect(tell({ ...trialing, trial_end: inDays(3) })).toEqual({
      tone: "brass",
      text: "Your trial ends in 3 days. Add a payment method to keep your plan.",
      act: "add-card",
    });
    expect(tell({ ...trialing, trial_end: inDays(0.5) })?.text).toMatch(/^Your trial ends within a day\./);
  });

  it("is that the payment is being processed, from the end of the trial until the provider has spoken", () => {
    expect(tell({ ...trialing, trial_end: inDays(-0.1) })).toEqual({
      tone: "info",
      text: "Your trial has ended, and the payment is being processed.",
    });
  });

  it("is a payment that failed, with the day until which the plan is kept", () => {
    const pastDue = { purchased: true, status: "past_due", grace_until: "2026-11-25T12:00:00Z" };
    expect(tell(pastDue)).toEqual({
      tone: "bad",
      text: "The last payment failed. Update your payment method by 25 November 2026 to keep your plan.",
      act: "update-card",
    });
    expect(tell({ ...pastDue, purchased: false })?.text).toBe(
      "The last payment failed. Update your payment method.",
    );
  });

  it("is a plan that will not go on, and the way to resume it", () => {
    const cancelled = { purchased: true, status: "active", cancel_at: "2026-12-05T12:00:00Z" };
    expect(tell(cancelled)).toEqual({
      tone: "warn",
      text: "Your plan is cancelled and ends on 5 December 2026.",
      act: "resume",
    });
    expect(tell({ ...trialing, trial_end: inDays(1), cancel_at: inDays(1) })?.act).toBe("resume");
  });

  it("is that whoever paid has left, and that another card may go on, whatever else there is to say", () => {
    const left = { purchased: true, status: "active", payer_left: true };
    expect(tell({ ...left, cancel_at: "2026-12-05T12:00:00Z" })).toEqual({
      tone: "warn",
      text: "The person who paid for this plan has left, so it ends on 5 December 2026. Add your own card to continue.",
      act: "choose-plan",
    });
    expect(tell(left)?.text).toContain("ends with the paid period");
    expect(tell({ ...left, purchased: false, status: "canceled" })?.text).not.toContain("has left");
  });

  it.each(["canceled", "unpaid", "paused", "incomplete_expired"])(
    "is the end of one that is %s",
    (status) => {
      expect(tell({ purchased: false, status })?.act).toBe("choose-plan");
    },
  );

  it("shows a member no way that is closed to them, and names who can go it; who pays has theirs", () => {
    const member = { may_buy: false };
    const pastDue = { purchased: true, status: "past_due", grace_until: "2026-11-25T12:00:00Z" };
    const over = { purchased: false, status: "canceled" };
    const left = { ...trialing, payer_left: true, trial_end: inDays(1) };
    for (const reply of [pastDue, over, left, { ...trialing, trial_end: inDays(1) }]) {
      const notice = tell({ ...reply, ...member });
      expect(notice?.act).toBeUndefined();
      expect(notice?.text).toMatch(/[Aa]n owner or admin/);
    }
    expect(tell({ ...pastDue, ...member, is_payer: true })?.act).toBe("update-card");
    expect(tell({ ...over, ...member, is_payer: true })?.act).toBeUndefined();
  });
});
