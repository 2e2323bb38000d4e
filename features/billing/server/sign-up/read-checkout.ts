import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { BillingOptions } from "../billing-options.ts";
import { advanceCheckout } from "../checkout/advance-checkout.ts";
import type { CheckoutIntent } from "../checkout/checkout-intent.repository.ts";
import { modeOf } from "../mode-of.ts";
import { recordFinding } from "../monitoring/record-finding.ts";
import { describeFailure } from "../stripe/describe-failure.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { type Snapshot, snapshotOf } from "../subscriptions/snapshot.ts";
import { nextReading } from "../subscriptions/subscription.repository.ts";
import { findSessionFault, hasSubscription } from "./find-session-fault.ts";

export interface ClaimedCheckout {
  intent: CheckoutIntent;
  snapshot: Snapshot;
  reading: number;
}

/** Reads a checkout from the provider. Throws unless it is completed and matches our intent. */
export async function readCheckout(
  ctx: Ctx,
  billing: BillingOptions,
  intent: CheckoutIntent,
): Promise<ClaimedCheckout> {
  const mode = modeOf(billing);
  const { session_id: sessionId } = intent;
  if (!sessionId) fail(billingErrors, "checkout_not_found");
  const stripe = await stripeClient(ctx.services, billing);
  const reading = await nextReading(ctx.services.servicePool);
  const expand = ["subscription.latest_invoice", "customer"];
  const session = await stripe.checkout.sessions.retrieve(sessionId, { expand }).catch((error: unknown) => {
    ctx.log.warn({ requestId: ctx.requestId, ...describeFailure(error) }, "a checkout could not be read");
    return fail(billingErrors, "payment_service_busy");
  });
  const fault = findSessionFault(session, intent, mode);
  if (fault === "incomplete" && session.status === "expired") fail(billingErrors, "checkout_expired");
  if (fault === "incomplete") fail(billingErrors, "checkout_incomplete");
  if (fault || !hasSubscription(session)) {
    ctx.log.warn({ requestId: ctx.requestId, checkout: intent.id, fault }, "a checkout was refused");
    const isMoved = await advanceCheckout(ctx, {
      id: intent.id,
      from: ["open", "completed"],
      to: "quarantined",
    });
    const finding = {
      kind: "checkout_mismatch" as const,
      objectId: intent.id,
      facts: { fault: fault ?? "incomplete" },
    };
    if (isMoved) await recordFinding(ctx, { mode, finding });
    fail(billingErrors, "checkout_mismatch");
  }
  return { intent, snapshot: snapshotOf(session.subscription), reading };
}
