import type { WebModule } from "#platform/web/modules/web-module.ts";
import { paymentCheck } from "./admin/payment-check.ts";
import { SubscriptionNotices } from "./subscription/subscription-notices.tsx";
import { TestModeNotice } from "./subscription/test-mode-notice.tsx";

/** What billing adds to the shell. */
export const billingWeb: WebModule = {
  notices: [
    { key: "subscription", weight: "loss", Source: SubscriptionNotices },
    { key: "test-mode", weight: "fact", Source: TestModeNotice },
  ],
  settings: [{ to: "/settings/billing", label: "Billing" }],
  adminChecks: [paymentCheck],
  emails: [
    {
      title: "Your plan",
      text: "Trials, receipts, failed payments, cancellations and limits, sent to the person who pays.",
    },
  ],
};
