import type Stripe from "stripe";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { BillingOptions } from "../billing-options.ts";
import { describeFailure } from "../stripe/describe-failure.ts";
import { stripeClient } from "../stripe/stripe-client.ts";

/** Calls the provider's checkout sessions. Throws `payment_service_busy` when it does not answer. */
export async function createProviderSession(
  ctx: Ctx,
  billing: BillingOptions,
  ask: (sessions: Stripe["checkout"]["sessions"]) => Promise<Stripe.Checkout.Session>,
): Promise<Stripe.Checkout.Session> {
  try {
    const stripe = await stripeClient(ctx.services, billing);
    return await ask(stripe.checkout.sessions);
  } catch (error) {
    ctx.log.warn({ requestId: ctx.requestId, ...describeFailure(error) }, "a checkout could not be read");
    return fail(billingErrors, "payment_service_busy");
  }
}
