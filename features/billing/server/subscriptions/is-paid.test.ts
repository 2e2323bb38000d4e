import type Stripe from "stripe";
import { expect, it } from "vitest";
import { snapshotOf } from "./snapshot.ts";

const trialEnd = 1_800_000_000;
const monthSeconds = 30 * 86_400;

const cycle = { billing_reason: "subscription_cycle", created: trialEnd, total: 2_999, status: "paid" };
const ofTrial = {
  billing_reason: "subscription_create",
  created: trialEnd - 86_400,
  total: 0,
  status: "paid",
};

/** Whether one in the first period after its trial is paid. */
function isPaid(status: string, invoice: object | string | null, more: object = {}): boolean {
  const item = { price: { id: "price_1" }, current_period_start: trialEnd };
  const answer = JSON.stringify({
    ...{ id: "sub_1", customer: "cus_1", created: 1, status, trial_end: trialEnd, latest_invoice: invoice },
    ...{ items: { data: [{ ...item, current_period_end: trialEnd + monthSeconds }] }, ...more },
  });
  const subscription: Stripe.Subscription = JSON.parse(answer);
  return snapshotOf(subscription).isPaid;
}

it.each([
  ["its first invoice is paid", isPaid("active", cycle)],
  ["it ended after its first invoice was paid", isPaid("canceled", cycle)],
  ["a coupon takes off all of it", isPaid("active", { ...cycle, total: 0, status: "draft" })],
  ["it never had a trial", isPaid("active", "in_1", { trial_end: null })],
  [
    "a later payment of one without a trial fails",
    isPaid("past_due", { ...cycle, status: "open" }, { trial_end: null }),
  ],
  [
    "it is in a later period",
    isPaid(
      "active",
      { ...cycle, status: "draft" },
      {
        items: { data: [{ price: { id: "price_1" }, current_period_start: trialEnd + monthSeconds }] },
      },
    ),
  ],
])("a subscription counts as paid when %s", (_, paid) => expect(paid).toBe(true));

it.each([
  ["its trial runs", isPaid("trialing", ofTrial)],
  ["its first invoice is a draft", isPaid("active", { ...cycle, status: "draft" })],
  ["its first invoice waits to be paid", isPaid("past_due", { ...cycle, status: "open" })],
  ["its first invoice was given up", isPaid("unpaid", { ...cycle, status: "uncollectible" })],
  ["the newest invoice is that of the trial", isPaid("active", ofTrial)],
  [
    "another plan before the charge came to nothing",
    isPaid("active", { ...cycle, total: 0, billing_reason: "subscription_update" }),
  ],
  ["another plan after a failed charge gave credit", isPaid("past_due", { ...cycle, total: -500 })],
  ["its invoice did not come whole", isPaid("active", "in_1")],
  ["it has none", isPaid("active", null)],
])("a subscription does not count as paid when %s", (_, paid) => expect(paid).toBe(false));
