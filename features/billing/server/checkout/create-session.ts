import type Stripe from "stripe";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { describeFailure } from "../stripe/describe-failure.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { findCustomerOfPayer } from "../subscriptions/customer.repository.ts";
import type { CheckoutIntent } from "./checkout-intent.repository.ts";
import { type CheckoutPage, sessionParams } from "./session-params.ts";

/** Creates the checkout's session at the provider, or returns the existing one. Throws `checkout_failed`. */
export async function createSession(
  ctx: Ctx,
  billing: BillingOptions,
  intent: CheckoutIntent,
  page: CheckoutPage,
): Promise<Stripe.Checkout.Session> {
  const { user_id: payerId, for_workspace_id: workspaceId } = intent;
  const customerId =
    payerId && workspaceId
      ? await query(ctx, ({ db }) => findCustomerOfPayer(db, modeOf(billing), { workspaceId, payerId }))
      : undefined;
  const isTaxed = billing.isTaxAutomatic === true;
  const parts = [intent.id, ...(isTaxed ? ["taxed"] : []), ...(page.success_url ? ["hosted"] : [])];
  try {
    const stripe = await stripeClient(ctx.services, billing);
    // The idempotency key makes a retry return the existing session.
    return await stripe.checkout.sessions.create(sessionParams(intent, customerId, { isTaxed, page }), {
      idempotencyKey: `cs:${parts.join(":")}`,
    });
  } catch (error) {
    ctx.log.warn({ requestId: ctx.requestId, ...describeFailure(error) }, "no checkout session was created");
    return fail(billingErrors, "checkout_failed");
  }
}
