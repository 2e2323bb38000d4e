import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { cancelAtOnce } from "../stripe/cancel-at-once.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { idOf } from "../subscriptions/snapshot.ts";
import { listSubscriptionsOfCustomer } from "../subscriptions/subscription.repository.ts";
import { syncSubscription } from "../subscriptions/sync-subscription.ts";
import { endFinding, recordFinding } from "./record-finding.ts";

/**
 * Handles a disputed payment: access stays, and a finding is recorded. A lost dispute took the money back, so
 * it cancels the customer's subscriptions and records another finding. A won one ends the finding.
 */
export async function readDispute(ctx: Ctx, billing: BillingOptions, id: string): Promise<void> {
  const mode = modeOf(billing);
  const stripe = await stripeClient(ctx.services, billing);
  const { status, charge, amount, currency } = await stripe.disputes.retrieve(id, { expand: ["charge"] });
  const customerId = typeof charge === "string" ? "" : idOf(charge.customer);
  const ids = await query(ctx, ({ db }) => listSubscriptionsOfCustomer(db, mode, customerId));
  // Belongs to another product of the same account.
  if (ids.length === 0) return;
  const isOver = ["won", "lost", "warning_closed", "prevented"].includes(status);
  const facts = { status, amount, currency, customer: customerId };
  if (isOver) await endFinding(ctx, { mode, kind: "disputed", objectId: id });
  else await recordFinding(ctx, { mode, finding: { kind: "disputed", objectId: id, facts } });
  if (status !== "lost") return;
  for (const subscriptionId of ids) {
    await cancelAtOnce(ctx, billing, subscriptionId);
    await syncSubscription(ctx, billing, subscriptionId);
  }
  await recordFinding(ctx, { mode, finding: { kind: "dispute_lost", objectId: id, facts } });
}
