import { z } from "zod";
import { findUser } from "#features/auth/server/index.ts";
import { authorize } from "#platform/server/access/authorize.ts";
import { command, query } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { AppError, fail } from "#platform/server/errors.ts";
import { defineFunction, type FunctionDeclaration } from "#platform/server/functions/function-declaration.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { BillingOptions } from "../billing-options.ts";
import { advanceCheckout } from "../checkout/advance-checkout.ts";
import { canonicalEmail } from "../checkout/canonical-email.ts";
import { checkoutAccess } from "../checkout/checkout.access.ts";
import { perSignUp } from "../checkout/checkout-limits.ts";
import { endedClaim } from "../checkout/claim-cookie.ts";
import { markCheckoutUsed } from "../checkout/mark-checkout-used.ts";
import { modeOf } from "../mode-of.ts";
import { undoPurchase } from "../stripe/undo-purchase.ts";
import { lockPayers } from "../subscriptions/customer.repository.ts";
import { linkCustomer } from "../subscriptions/link-customer.ts";
import { hadSubscription, listRunningSubscriptions } from "../subscriptions/subscription.repository.ts";
import { type ClaimedCheckout, readCheckout } from "./read-checkout.ts";
import { readClaimedCheckout } from "./read-claimed-checkout.ts";
import { findFinishable } from "./read-finishable-checkout.ts";
import { takeOverCheckout } from "./take-over-checkout.ts";

export interface ClaimForWorkspace {
  billing: BillingOptions;
  checkout: ClaimedCheckout;
}

/**
 * Assigns the completed checkout to the caller's workspace, atomically and once. Throws `already_subscribed`
 * when somebody pays for the workspace, and `second_trial` when a visitor's trial would follow another one.
 */
export const claimForWorkspace = command(
  "checkout.claim_for_workspace",
  checkoutAccess.claim_for_workspace,
  async (ctx, { billing, checkout }: ClaimForWorkspace): Promise<void> => {
    const { intent, snapshot } = checkout;
    if (!(await markCheckoutUsed(ctx, intent.id))) fail(billingErrors, "checkout_claimed");
    const { userId, workspaceId } = userOf(ctx);
    // Concurrent claims would otherwise not see each other, and both would pay.
    await lockPayers(ctx.db, workspaceId);
    const running = await listRunningSubscriptions(ctx.db, modeOf(billing), workspaceId);
    // A subscription whose payer is gone ends by itself, and this one replaces it.
    const isPaidTwice = running.some(
      ({ subscription_id: id, is_payer_gone: isGone }) => id !== snapshot.subscriptionId && !isGone,
    );
    if (isPaidTwice) fail(billingErrors, "already_subscribed");
    const isTrialAgain = intent.trial_days && (await hadSubscription(ctx.db, modeOf(billing), workspaceId));
    if (isTrialAgain) fail(billingErrors, "second_trial");
    await takeOverCheckout(ctx, billing, checkout, { userId, workspaceId });
    await ctx.enqueue(linkCustomer(billing), { userId, workspaceId, customerId: snapshot.customerId });
  },
);

/** Refusals after which nobody can ever claim the checkout. */
const isForNobody = new Set(["already_subscribed", "second_trial"]);

/**
 * Claims this browser's checkout for the account that signed in afterwards, if the address is theirs and
 * proved.
 */
export function claimCheckout(billing: BillingOptions): FunctionDeclaration {
  return defineFunction({
    name: "claim-checkout",
    access: "person",
    methods: ["POST"],
    // The secret of a mailed link replaces the browser's cookie.
    input: z.object({ token: z.string().max(100).optional() }),
    async answer(ctx, { input, headers }) {
      authorize(ctx, checkoutAccess.claim_for_workspace);
      const { userId, workspaceId } = userOf(ctx);
      await requireToken(ctx, perSignUp, userId);
      const system = ctx.asSystem("billing");
      const checkout = input.token
        ? await readCheckout(system, billing, await findFinishable(system, billing, input.token))
        : await readClaimedCheckout(system, billing, headers);
      const { intent, snapshot } = checkout;
      const user = await query(system, ({ db }) => findUser(db, userId));
      const isOwn = user?.email && canonicalEmail(user.email) === canonicalEmail(intent.email);
      if (!isOwn) fail(billingErrors, "checkout_mismatch");
      const { for_workspace_id: forWorkspaceId } = intent;
      if (forWorkspaceId && forWorkspaceId !== workspaceId) fail(billingErrors, "checkout_mismatch");
      // Checked last: the checkout is theirs once the address is proved.
      if (!user.email_confirmed_at) fail(billingErrors, "address_unconfirmed");
      const cookies = [endedClaim(billing.publicUrl)];
      await claimForWorkspace(ctx, { billing, checkout }).catch(async (error: unknown) => {
        if (error instanceof AppError && isForNobody.has(error.code)) {
          await undoPurchase(system, billing, snapshot.subscriptionId);
          await advanceCheckout(system, { id: intent.id, from: ["open", "completed"], to: "abandoned" });
        }
        throw error;
      });
      return { json: {}, cookies };
    },
  });
}
