import type Stripe from "stripe";
import { z } from "zod";
import { buildPortalConfiguration } from "../../engine/builders/build-portal-configuration.ts";
import { newSandboxId } from "../../engine/new-sandbox-id.ts";
import { save } from "../../engine/save.ts";
import { toSeconds } from "../../engine/seconds.ts";
import type { World } from "../../engine/world.ts";
import { emptyableText, flag, mergeMetadata, metadata, text } from "../params.ts";
import { prorationBehavior } from "./subscription-params.ts";

const features = z.strictObject({
  customer_update: z
    .strictObject({ enabled: flag.optional(), allowed_updates: z.array(text).optional() })
    .optional(),
  invoice_history: z.strictObject({ enabled: flag }).optional(),
  payment_method_update: z.strictObject({ enabled: flag }).optional(),
  subscription_cancel: z
    .strictObject({
      enabled: flag.optional(),
      mode: z.enum(["at_period_end", "immediately"]).optional(),
      proration_behavior: prorationBehavior.optional(),
      cancellation_reason: z.strictObject({ enabled: flag, options: z.array(text).optional() }).optional(),
    })
    .optional(),
  subscription_pause: z.strictObject({ enabled: flag.optional() }).optional(),
  subscription_update: z
    .strictObject({
      enabled: flag.optional(),
      default_allowed_updates: z.array(text).optional(),
      products: z.array(z.strictObject({ product: text, prices: z.array(text) })).optional(),
      proration_behavior: prorationBehavior.optional(),
      trial_update_behavior: z.enum(["continue_trial", "end_trial"]).optional(),
      schedule_at_period_end: z
        .strictObject({ conditions: z.array(z.strictObject({ type: text })).optional() })
        .optional(),
    })
    .optional(),
});

/** Shared by create and update; absent fields stay. */
export const configurationParams = z.strictObject({
  features: features.optional(),
  business_profile: z
    .strictObject({
      headline: emptyableText.optional(),
      privacy_policy_url: emptyableText.optional(),
      terms_of_service_url: emptyableText.optional(),
    })
    .optional(),
  default_return_url: emptyableText.optional(),
  metadata: metadata.optional(),
  name: emptyableText.optional(),
  active: flag.optional(),
});

type ConfigurationParams = z.infer<typeof configurationParams>;

export async function createConfiguration(
  world: World,
  params: ConfigurationParams,
): Promise<Stripe.BillingPortal.Configuration> {
  const created = toSeconds(world.now);
  const plain = buildPortalConfiguration({
    id: newSandboxId("bpc"),
    isDefault: false,
    products: [],
    created,
  });
  const configuration = patchFeatures(plain, params);
  return (await save(world, "billing_portal.configuration", configuration, {})).object;
}

/** Applies a request to a configuration. */
export function patchFeatures(
  present: Stripe.BillingPortal.Configuration,
  params: ConfigurationParams,
): Stripe.BillingPortal.Configuration {
  const { features: is, business_profile: profile } = present;
  const wanted = params.features ?? {};
  const update = wanted.subscription_update;
  return {
    ...present,
    active: params.active ?? present.active,
    name: params.name === undefined ? present.name : params.name || null,
    default_return_url: params.default_return_url ?? present.default_return_url,
    metadata: mergeMetadata(present.metadata, params.metadata),
    business_profile: { ...profile, ...params.business_profile },
    features: {
      customer_update: { ...is.customer_update, ...wanted.customer_update },
      invoice_history: { ...is.invoice_history, ...wanted.invoice_history },
      payment_method_update: { ...is.payment_method_update, ...wanted.payment_method_update },
      subscription_cancel: {
        ...is.subscription_cancel,
        ...wanted.subscription_cancel,
        cancellation_reason: {
          ...is.subscription_cancel.cancellation_reason,
          ...wanted.subscription_cancel?.cancellation_reason,
        },
      },
      subscription_pause: { ...is.subscription_pause, ...wanted.subscription_pause },
      subscription_update: {
        ...is.subscription_update,
        ...update,
        products: update?.products?.map(sold) ?? is.subscription_update.products ?? null,
        schedule_at_period_end: {
          conditions:
            update?.schedule_at_period_end?.conditions ??
            is.subscription_update.schedule_at_period_end.conditions,
        },
      },
    },
  };
}

function sold(product: { product: string; prices: string[] }) {
  return { ...product, adjustable_quantity: { enabled: false, maximum: null, minimum: 1 } };
}
