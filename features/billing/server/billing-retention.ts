import type { Retention } from "#platform/server/retention/retention.ts";

/** Visitors' addresses go first. */
export const billingRetention: Retention[] = [
  {
    ...{ table: "checkout_intents", column: "created_at", keepFor: { days: 30 } },
    where: { status: { in: ["open", "discarded", "expired", "abandoned"] } },
    audit: { act: "checkout.old_deleted", fact: "checkouts" },
  },
  {
    ...{ table: "trial_redemptions", column: "redeemed_at", keepFor: { days: 730 } },
    audit: { act: "checkout.old_deleted", fact: "redemptions" },
  },
  {
    ...{ table: "billing_findings", column: "ended_at", keepFor: { days: 365 } },
    audit: { act: "billing_finding.old_deleted", fact: "findings" },
  },
  {
    ...{ table: "webhook_events", column: "received_at", keepFor: { days: 40 } },
    where: { status: { not: "waiting" } },
    audit: { act: "webhook.old_deleted", fact: "webhooks" },
  },
];
