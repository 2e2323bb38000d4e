import { command } from "#platform/server/command.ts";

/** Who took a planned change back, written down before the provider is asked. */
export const recordKeptPlan = command(
  "subscription.keep_plan",
  async (ctx, { workspaceId, subscriptionId }: { workspaceId: string; subscriptionId: string }) => {
    await ctx.audit({
      act: "subscription.keeping_asked",
      workspaceId,
      target: [{ type: "subscription", id: subscriptionId }],
    });
  },
);
