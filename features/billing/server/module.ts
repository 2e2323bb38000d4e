import { serviceOf } from "#features/auth/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import { billingActs } from "./acts.ts";
import { adminBillingRoutes } from "./admin/admin-billing.routes.ts";
import { billingRoutes } from "./billing.routes.ts";
import type { BillingOptions } from "./billing-options.ts";
import { billingRetention } from "./billing-retention.ts";
import { cancelDue } from "./cancellation/cancel-due.ts";
import { keepLeftPlan, readLeftPlan } from "./cancellation/left-plan-functions.ts";
import { createEmbeddedCheckoutSession } from "./checkout/create-embedded-checkout-session.ts";
import { discardCheckout } from "./checkout/discard-checkout.ts";
import { openHostedCheckout } from "./checkout/open-hosted-checkout.ts";
import { recordProvider } from "./installation/record-provider.ts";
import { ensureBillingKey } from "./keys/ensure-billing-key.ts";
import { sealedBillingKeys } from "./keys/sealed-billing-keys.ts";
import { checkPaymentsAtStart } from "./monitoring/check-payments-at-start.ts";
import { checkPaymentsNightly } from "./monitoring/check-payments-nightly.ts";
import { findingRoutes } from "./monitoring/finding.routes.ts";
import { publishOffer } from "./plans/publish-offer.ts";
import { seedPlans } from "./plans/seed-plans.ts";
import { customerPortal } from "./portal/customer-portal.ts";
import { remind } from "./reminders/remind.ts";
import { writeDueMails } from "./reminders/write-due-mails.ts";
import { retainedBillingData } from "./retained-data.ts";
import { claimCheckout } from "./sign-up/claim-checkout.ts";
import { completeTrialSignup } from "./sign-up/complete-trial-signup.ts";
import { finishCheckout } from "./sign-up/finish-checkout.ts";
import { readFinish } from "./sign-up/read-finish.ts";
import { readOwnCheckout } from "./sign-up/read-own-checkout.ts";
import { checkSubscription } from "./subscriptions/check-subscription.ts";
import { linkCustomer } from "./subscriptions/link-customer.ts";
import { subscriptionAccess } from "./subscriptions/subscription.access.ts";
import { pushCustomerEmail, syncProvedEmails } from "./subscriptions/sync-customer-email.ts";
import { mountWebhooks } from "./webhooks/mount-webhooks.ts";
import { reconcile } from "./webhooks/reconcile.ts";
import { webhookJob } from "./webhooks/webhook-job.ts";

/** Plans, checkouts and subscriptions, with the provider of `billing`. */
export function createBillingModule(billing: BillingOptions): Module {
  return {
    name: "billing",
    offers: [subscriptionAccess.buy],
    acts: billingActs,
    routes: [billingRoutes(billing), adminBillingRoutes(billing), findingRoutes(billing)],
    dataApi: {
      tables: [
        { name: "pricing_plans", methods: ["select"] },
        { name: "global_settings", methods: ["select"] },
      ],
    },
    functions: [
      createEmbeddedCheckoutSession(billing),
      openHostedCheckout(billing),
      discardCheckout(billing),
      completeTrialSignup(billing),
      readOwnCheckout(billing),
      readFinish(billing),
      finishCheckout(billing),
      claimCheckout(billing),
      checkSubscription(billing),
      customerPortal(billing),
      readLeftPlan(billing),
      keepLeftPlan(billing),
    ],
    mount(server, services) {
      if (billing.provider !== "none") mountWebhooks(server, services, billing);
    },
    jobs: [
      linkCustomer(billing),
      webhookJob(billing),
      reconcile(billing),
      cancelDue(billing),
      writeDueMails(billing),
      remind(billing),
      checkPaymentsNightly(billing),
      pushCustomerEmail(billing),
    ],
    on: [syncProvedEmails(billing)],
    start(services, { isWorker }) {
      if (isWorker) checkPaymentsAtStart(services, billing);
    },
    sealed: [sealedBillingKeys],
    retention: billingRetention,
    keeps: retainedBillingData,
    // Anonymized accounts are not charged either: deleting these rows ends the subscription.
    erasable: [
      { table: "checkout_intents", columns: ["user_id"], isNaming: true },
      { table: "subscriptions", columns: ["workspace_id"], isNaming: true },
      { table: "billing_customers", columns: ["workspace_id", "payer_id"], isNaming: true },
      { table: "billing_notices", columns: ["workspace_id"], isNaming: true },
      { table: "notified_subscriptions", columns: ["workspace_id"], isNaming: true },
    ],
    async seed(ctx) {
      await recordProvider(ctx, { billing });
      await ensureBillingKey(ctx, {});
      await seedPlans(ctx, {});
      await publishOffer(ctx, { billing });
    },
  };
}

/** Plans only, without a provider. */
export const billingModule: Module = createBillingModule({
  provider: "none",
  isLive: false,
  publicUrl: "http://127.0.0.1",
  auth: serviceOf(),
  prices: {},
  keys: async () => ({ secretKey: "", publishableKey: "", webhookSecrets: [] }),
});
