import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { Mode } from "../billing-options.ts";
import { lockPayers, restoreCustomer } from "../subscriptions/customer.repository.ts";
import { customerAccess } from "../subscriptions/subscription.access.ts";
import { listRunningSubscriptions } from "../subscriptions/subscription.repository.ts";
import { deleteClosing } from "./closing.repository.ts";

export interface ReclaimPlan {
  mode: Mode;
  customerId: string;
  subscriptionId: string;
}

/**
 * Makes the caller, who left and came back, the payer again. Throws `subscription_running` when somebody else
 * pays, and `left_plan_missing` when they already are the payer or are no member.
 */
export const reclaimPlan = command(
  "customer.take_back",
  customerAccess.take_back,
  async (ctx, { mode, customerId, subscriptionId }: ReclaimPlan): Promise<void> => {
    const { userId, workspaceId } = userOf(ctx);
    await lockPayers(ctx.db, workspaceId);
    const running = await listRunningSubscriptions(ctx.db, mode, workspaceId);
    const isPaid = running.some(
      ({ subscription_id: id, is_payer_gone: isGone }) => id !== subscriptionId && !isGone,
    );
    if (isPaid) fail(billingErrors, "subscription_running");
    const isRestored = await restoreCustomer(ctx.db, mode, { workspaceId, customerId, payerId: userId });
    if (!isRestored) fail(billingErrors, "left_plan_missing");
    await deleteClosing(ctx.db, mode, { subscription_id: subscriptionId, mode: "at_period_end" });
    await ctx.audit({
      act: "customer.taken_back",
      workspaceId,
      target: [
        { type: "subscription", id: subscriptionId },
        { type: "customer", id: customerId },
      ],
    });
    await ctx.emit({ name: "subscription.changed", workspaceId, data: { status: "taken_back" } });
  },
);
