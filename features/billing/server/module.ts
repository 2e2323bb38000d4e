import { serviceOf } from "#features/auth/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import type { BillingOptions } from "./billing-options.ts";
import { createEmbeddedCheckoutSession } from "./checkout/create-embedded-checkout-session.ts";
import { discardCheckout } from "./checkout/discard-checkout.ts";
import { ensureBillingKey } from "./keys/ensure-billing-key.ts";
import { sealedBillingKeys } from "./keys/sealed-billing-keys.ts";
import { publishOffer } from "./offer/publish-offer.ts";
import { seedPlans } from "./offer/seed-plans.ts";
import { completeTrialSignup } from "./sign-up/complete-trial-signup.ts";
import { checkSubscription } from "./subscriptions/check-subscription.ts";
import { linkCustomer } from "./subscriptions/link-customer.ts";

/** Plans, checkouts and subscriptions, with the provider that `billing` names. */
export function createBillingModule(billing: BillingOptions): Module {
  return {
    name: "billing",
    dataApi: {
      tables: [
        { name: "pricing_plans", methods: ["select"] },
        { name: "global_settings", methods: ["select"] },
      ],
    },
    functions: [
      createEmbeddedCheckoutSession(billing),
      discardCheckout(billing),
      completeTrialSignup(billing),
      checkSubscription(billing),
    ],
    jobs: [linkCustomer(billing)],
    sealed: [sealedBillingKeys],
    async seed(ctx) {
      await ensureBillingKey(ctx, {});
      await seedPlans(ctx, {});
      await publishOffer(ctx, { billing });
    },
  };
}

/** Plans alone: nobody takes payments. */
export const billingModule: Module = createBillingModule({
  provider: "none",
  isLive: false,
  publicUrl: "http://127.0.0.1",
  auth: serviceOf(),
  prices: {},
  keys: async () => ({ secretKey: "", publishableKey: "", webhookSecrets: [] }),
});
