import { command } from "#platform/server/command.ts";
import type { BillingInterval } from "../../contract/billing-interval.ts";

export interface RecordPlanChange {
  workspaceId: string;
  planId: string;
  quantity: number;
  interval: BillingInterval;
  begins: "now" | "at_period_end";
}

/** Who asked for another plan, written down before the provider is asked: what comes of it, a reading tells. */
export const recordPlanChange = command(
  "subscription.ask_plan_change",
  async (ctx, input: RecordPlanChange) => {
    const { workspaceId, planId, quantity, interval, begins } = input;
    await ctx.audit({
      act: "subscription.plan_change_asked",
      workspaceId,
      target: [{ type: "plan", id: planId }],
      facts: { quantity, interval, begins },
    });
  },
);
