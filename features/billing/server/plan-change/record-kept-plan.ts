import { command } from "#platform/server/command.ts";
import { subscriptionAccess } from "../subscriptions/subscription.access.ts";

/** Who took a planned change back, written down before the provider is asked. */
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
