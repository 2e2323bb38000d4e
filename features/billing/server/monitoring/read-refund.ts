import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { idOf } from "../subscriptions/snapshot.ts";
import { listSubscriptionsOfCustomer } from "../subscriptions/subscription.repository.ts";
import { recordFinding } from "./record-finding.ts";

/** A refund changes nothing by itself. A full one becomes a finding: a person decides what ends. */
export async function readRefund(ctx: Ctx, billing: BillingOptions, chargeId: string): Promise<void> {
  const mode = modeOf(billing);
  const stripe = await stripeClient(ctx.services, billing);
  const { refunded, customer, amount_refunded: amount, currency } = await stripe.charges.retrieve(chargeId);
  const ids = await query(ctx, ({ db }) => listSubscriptionsOfCustomer(db, mode, idOf(customer)));
  if (!refunded || ids.length === 0) return;
  const facts = { amount, currency, customer: idOf(customer) };
  await recordFinding(ctx, { mode, finding: { kind: "refunded", objectId: chargeId, facts } });
}
