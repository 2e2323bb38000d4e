import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { checkoutAccess } from "./checkout.access.ts";
import { markCheckoutUsed } from "./mark-checkout-used.ts";

/** Marks a checkout as consumed without a claim: its buyer already has the subscription. */
export const consumeCheckout = command(
  "checkout.consume",
  checkoutAccess.consume,
  async (ctx, { id }: { id: string }): Promise<void> => {
    if (!(await markCheckoutUsed(ctx, id))) return;
    await ctx.audit({
      act: "checkout.consumed",
      workspaceId: installationWorkspaceId,
      target: [{ type: "checkout", id }],
      isWithoutSource: true,
    });
  },
);
