import { type OpenedAccount, openAccount } from "#features/auth/server/index.ts";
import type { JsonObject } from "#platform/contract/json.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import { trialClaimed } from "../../contract/events.ts";
import type { BillingOptions } from "../billing-options.ts";
import { checkoutAccess } from "../checkout/checkout.access.ts";
import { markCheckoutUsed } from "../checkout/mark-checkout-used.ts";
import { linkCustomer } from "../subscriptions/link-customer.ts";
import type { ClaimedCheckout } from "./read-checkout.ts";
import { takeOverCheckout } from "./take-over-checkout.ts";

export interface ClaimTrial {
  billing: BillingOptions;
  checkout: ClaimedCheckout;
  passwordHash: string;
  /** The caller followed a link mailed to the address. */
  isProved?: boolean;
  /** Remarks of the page for other features. */
  remarks?: JsonObject | undefined;
}

/** Turns a completed checkout into an account with workspace and subscription, atomically and once. */
export const claimTrial = command(
  "checkout.claim_trial",
  checkoutAccess.claim_trial,
  async (
    ctx,
    { billing, checkout, passwordHash, isProved = false, remarks = {} }: ClaimTrial,
  ): Promise<OpenedAccount> => {
    const { intent, snapshot } = checkout;
    if (!(await markCheckoutUsed(ctx, intent.id))) fail(billingErrors, "account_already_created");
    const account = await openAccount(ctx, {
      ...{ service: billing.auth, email: intent.email, passwordHash, isProved, remarks },
    });
    if (!account) fail(billingErrors, "account_exists");
    // A personal workspace has its person's id.
    const owner = { userId: account.id, workspaceId: account.id };
    await takeOverCheckout(ctx, billing, checkout, owner);
    ctx.publish(trialClaimed, { workspaceId: installationWorkspaceId, objectId: intent.id, payload: {} });
    await ctx.enqueue(linkCustomer(billing), { ...owner, customerId: snapshot.customerId });
    return account;
  },
);
