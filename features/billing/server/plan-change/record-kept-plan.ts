import { command } from "#platform/server/command.ts";
import { subscriptionAccess } from "../subscriptions/subscription.access.ts";

/** Audits who cancelled a planned change, before the provider is called. */
export const recordKeptPlan = command(
  "subscription.keep_plan",
  subscriptionAccess.keep_plan,
  async (ctx, { subscriptionId }: { subscriptionId: string }) => {
    await ctx.audit({
      act: "subscription.keeping_asked",
      target: [{ type: "subscription", id: subscriptionId }],
    });
  },
);
