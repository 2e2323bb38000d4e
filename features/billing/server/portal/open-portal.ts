import type Stripe from "stripe";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { isMissing } from "../stripe/is-missing.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { portalConfiguration } from "./portal-configuration.ts";

type PortalParams = Omit<Stripe.BillingPortal.SessionCreateParams, "configuration">;

/**
 * Opens a portal session with our configuration; recreates the configuration if the provider no longer knows
 * it.
 */
export async function openPortal(ctx: Ctx, billing: BillingOptions, params: PortalParams): Promise<string> {
  const stripe = await stripeClient(ctx.services, billing);
  const open = async (isAnew: boolean) => {
    const configuration = await portalConfiguration(ctx, billing, { isAnew });
    return stripe.billingPortal.sessions.create({ ...params, configuration });
  };
  const { url } = await open(false).catch((error: unknown) => {
    if (isMissing(error)) return open(true);
    throw error;
  });
  return url;
}
