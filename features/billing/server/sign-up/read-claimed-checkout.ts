import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { BillingOptions } from "../billing-options.ts";
import type { CheckoutIntent } from "../checkout/checkout-intent.repository.ts";
import { claimableMs } from "../checkout/claim-cookie.ts";
import { findOwnIntent } from "../checkout/find-own-intent.ts";
import { requireOwnOrigin } from "../checkout/require-own-origin.ts";
import { type ClaimedCheckout, readCheckout } from "./read-checkout.ts";

/**
 * The completed checkout of this browser's cookie, read from the provider by the session id that we stored.
 * Throws unless it matches our intent. `ctx` acts as the system.
 */
export async function readClaimedCheckout(
  ctx: Ctx,
  billing: BillingOptions,
  headers: Record<string, string | string[] | undefined>,
): Promise<ClaimedCheckout> {
  requireOwnOrigin(headers, billing.publicUrl);
  const intent = await findOwnIntent(ctx, billing, headers);
  if (!intent?.session_id) fail(billingErrors, "checkout_not_found");
  const refusal = refusalOf(ctx, intent);
  if (refusal) fail(billingErrors, refusal);
  return readCheckout(ctx, billing, intent);
}

function refusalOf(ctx: Ctx, intent: CheckoutIntent): keyof typeof billingErrors | undefined {
  switch (intent.status) {
    case "consumed":
      return "account_already_created";
    case "quarantined":
      return "checkout_mismatch";
    case "discarded":
    case "expired":
    case "abandoned":
      return "checkout_expired";
    case "open":
    case "completed": {
      const since = intent.completed_at ?? intent.expires_at;
      return ctx.now().getTime() - since.getTime() > claimableMs ? "checkout_expired" : undefined;
    }
  }
}
