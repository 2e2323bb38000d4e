import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { BillingOptions } from "../billing-options.ts";
import { giveIntentTo } from "../checkout/checkout-intent.repository.ts";
import { insertRedemption, isTrialRedeemed } from "../checkout/trial-redemption.repository.ts";
import { modeOf } from "../mode-of.ts";
import {
  findCustomerOfPayer,
  findWorkspaceOfCustomer,
  insertCustomer,
} from "../subscriptions/customer.repository.ts";
import { storeSubscription } from "../subscriptions/store-subscription.ts";
import { findSubscription } from "../subscriptions/subscription.repository.ts";
import type { ClaimedCheckout } from "./read-checkout.ts";

/** Assigns customer, subscription and trial of a just consumed checkout to the workspace. */
export async function takeOverCheckout(
  ctx: Ctx,
  billing: BillingOptions,
  { intent, snapshot, reading }: ClaimedCheckout,
  { userId, workspaceId }: { userId: string; workspaceId: string },
): Promise<void> {
  const mode = modeOf(billing);
  await giveIntentTo(ctx.db, intent.id, userId);
  const { customerId, subscriptionId } = snapshot;
  const known = await findCustomerOfPayer(ctx.db, mode, { workspaceId, payerId: userId });
  if (known !== customerId) {
    const isTaken = (await findWorkspaceOfCustomer(ctx.db, mode, customerId)) !== undefined;
    if (isTaken || !(await insertCustomer(ctx.db, mode, { workspaceId, customerId, payerId: userId }))) {
      fail(billingErrors, "checkout_claimed");
    }
  }
  const stored = await findSubscription(ctx.db, mode, subscriptionId);
  if (stored && stored.workspace_id !== workspaceId) fail(billingErrors, "checkout_claimed");
  await ctx.audit({
    act: "checkout.claimed",
    workspaceId,
    onBehalfOf: userId,
    target: [
      { type: "checkout", id: intent.id },
      { type: "subscription", id: subscriptionId },
      { type: "customer", id: customerId },
    ],
    facts: {
      plan: intent.plan_id,
      trial_days: intent.trial_days ?? 0,
      provider: mode.provider,
      is_live: mode.isLive,
    },
  });
  if (intent.trial_days) {
    const { email_hash: emailHash } = intent;
    const isNew = await insertRedemption(ctx.db, mode, { id: newId(), emailHash, at: ctx.now() });
    if (!isNew && (await isTrialRedeemed(ctx.db, mode, emailHash))) fail(billingErrors, "checkout_claimed");
  }
  await storeSubscription(ctx, mode, { workspaceId, snapshot, reading });
}
