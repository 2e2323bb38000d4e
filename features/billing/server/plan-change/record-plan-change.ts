import { command } from "#platform/server/command.ts";
import type { BillingInterval } from "../../contract/billing-interval.ts";
import { subscriptionAccess } from "../subscriptions/subscription.access.ts";

export interface RecordPlanChange {
  planId: string;
  quantity: number;
  interval: BillingInterval;
  begins: "now" | "at_period_end";
}

/** Audits who requested another plan, before the provider is called. A sync audits the outcome. */
export const recordPlanChange = command(
  "subscription.ask_plan_change",
  subscriptionAccess.ask_plan_change,
  async (ctx, input: RecordPlanChange) => {
    const { planId, quantity, interval, begins } = input;
    await ctx.audit({
      act: "subscription.plan_change_asked",
      target: [{ type: "plan", id: planId }],
      facts: { quantity, interval, begins },
    });
  },
);
