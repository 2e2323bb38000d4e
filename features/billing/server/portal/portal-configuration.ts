import { createHash } from "node:crypto";
import type Stripe from "stripe";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { billingInstallationAccess } from "../installation/billing-installation.access.ts";
import {
  findPortalConfiguration,
  storePortalConfiguration,
} from "../installation/installation.repository.ts";
import { listPricedPlans } from "../plans/price-check.repository.ts";
import { isMissing } from "../stripe/is-missing.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { idOf } from "../subscriptions/snapshot.ts";

/** Stores the id of our portal configuration. */
export const recordPortalConfiguration = command(
  "billing_installation.keep_portal",
  billingInstallationAccess.keep_portal,
  async (ctx, configuration: { id: string; key: string }): Promise<void> => {
    await storePortalConfiguration(ctx.db, configuration);
    await ctx.audit({
      act: "billing_installation.portal_configured",
      workspaceId: installationWorkspaceId,
      target: [{ type: "portal_configuration", id: configuration.id }],
      isWithoutSource: true,
    });
  },
);

type Features = Stripe.BillingPortal.ConfigurationCreateParams.Features;

/**
 * The id of the portal's configuration at the provider. Created on first use, stored, and updated when prices
 * change. Customers cannot change their address there, since it is their sign-in here. Downgrades start at
 * the end of the period.
 */
export async function portalConfiguration(
  ctx: Ctx,
  billing: BillingOptions,
  { isAnew }: { isAnew: boolean },
): Promise<string> {
  const plans = await query(ctx, ({ db }) => listPricedPlans(db));
  const prices = plans
    .flatMap(({ price_id: id, yearly_price_id: yearlyId }) => (yearlyId === null ? [id] : [id, yearlyId]))
    .sort();
  const key = createHash("sha256")
    .update(JSON.stringify([2, prices]))
    .digest("hex");
  const known = await query(ctx, ({ db }) => findPortalConfiguration(db));
  if (!isAnew && known?.id && known.key === key) return known.id;

  const stripe = await stripeClient(ctx.services, billing);
  const features = featuresOf(await listProducts(stripe, prices));
  const keptId = isAnew ? null : known?.id;
  // With the key of a deleted configuration the provider would return that one.
  const idempotencyKey = ["portal", key, ...(known?.id ? [known.id] : [])].join(":");
  const { id } = keptId
    ? await stripe.billingPortal.configurations.update(keptId, { features })
    : await stripe.billingPortal.configurations.create({ features }, { idempotencyKey });
  await recordPortalConfiguration(ctx, { id, key });
  return id;
}

async function listProducts(stripe: Stripe, priceIds: string[]): Promise<Map<string, string[]>> {
  const products = new Map<string, string[]>();
  for (const priceId of priceIds) {
    const price = await stripe.prices.retrieve(priceId).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    if (!price?.active) continue;
    const product = idOf(price.product);
    products.set(product, [...(products.get(product) ?? []), priceId]);
  }
  return products;
}

function featuresOf(products: Map<string, string[]>): Features {
  return {
    customer_update: { enabled: true, allowed_updates: ["address", "name", "tax_id"] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: {
      ...{ enabled: true, mode: "at_period_end" },
      cancellation_reason: {
        enabled: true,
        options: ["too_expensive", "missing_features", "switched_service", "unused", "other"],
      },
    },
    subscription_update:
      products.size > 0
        ? {
            enabled: true,
            default_allowed_updates: ["price"],
            products: [...products].map(([product, prices]) => ({ product, prices })),
            proration_behavior: "always_invoice",
            trial_update_behavior: "continue_trial",
            schedule_at_period_end: {
              conditions: [{ type: "decreasing_item_amount" }, { type: "shortening_interval" }],
            },
          }
        : { enabled: false },
  };
}
