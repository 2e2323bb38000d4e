import type Stripe from "stripe";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { describeFailure } from "../stripe/describe-failure.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { advanceCheckout } from "./advance-checkout.ts";
import type { CheckoutIntent } from "./checkout-intent.repository.ts";

/** `unknown`: the provider did not answer, so the checkout may still be paid. */
export type AbandonOutcome = "given_up" | "completed" | "unknown";

/** Expires an open checkout. One that was just completed stays claimable. */
export async function abandonCheckout(
  ctx: Ctx,
  billing: BillingOptions,
  { id, session_id: sessionId }: CheckoutIntent,
): Promise<AbandonOutcome> {
  const status = sessionId ? await endSession(ctx, billing, sessionId) : "expired";
  if (status === "complete") {
    await advanceCheckout(ctx, { id, from: ["open"], to: "completed" });
    return "completed";
  }
  if (status !== "expired") return "unknown";
  await advanceCheckout(ctx, { id, from: ["open"], to: "discarded" });
  return "given_up";
}

async function endSession(
  ctx: Ctx,
  billing: BillingOptions,
  sessionId: string,
): Promise<Stripe.Checkout.Session.Status | null> {
  const { sessions } = (await stripeClient(ctx.services, billing)).checkout;
  try {
    const session = await sessions.expire(sessionId).catch(() => sessions.retrieve(sessionId));
    return session.status;
  } catch (error) {
    ctx.log.info({ requestId: ctx.requestId, ...describeFailure(error) }, "a checkout was not expired");
    return null;
  }
}
