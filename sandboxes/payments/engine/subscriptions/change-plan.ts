import type Stripe from "stripe";
import { ApiError } from "../../api/api-error.ts";
import type { Stored } from "../../storage/stored-objects.ts";
import { buildPlan } from "../builders/build-price.ts";
import { chargeOffSession } from "../cards/charge.ts";
import { findDefaultCard } from "../cards/find-default-card.ts";
import { declineMessages } from "../cards/test-cards.ts";
import { recordEvent } from "../events/record-event.ts";
import { getStored } from "../get-stored.ts";
import { createInvoice, finalizeInvoice, idOf, markPaid } from "../invoices/change-invoice.ts";
import { save } from "../save.ts";
import { toSeconds } from "../seconds.ts";
import type { World } from "../world.ts";
import { prorate } from "./prorate.ts";

export interface PlanChange {
  price: Stripe.Price;
  quantity?: number | undefined;
  prorationBehavior: "always_invoice" | "create_prorations" | "none";
  /** Seconds; now when left out. */
  prorationDate?: number | undefined;
}

/**
 * Changes price or quantity from now on. In a trial nothing is owed for it; else the rest of the period is settled
 * with the next invoice or, with `always_invoice`, at once. Throws a card error when that charge is refused; then
 * nothing has changed.
 */
export async function changePlan(
  world: World,
  stored: Stored<"subscription">,
  planned: PlanChange,
): Promise<Stored<"subscription">> {
  const before = stored.object;
  const subscription = withPrice(before, planned);
  const isProrated = before.status !== "trialing" && planned.prorationBehavior !== "none";
  const lines = isProrated
    ? prorate(before, subscription, planned.prorationDate ?? toSeconds(world.now))
    : [];
  const isBilledNow = planned.prorationBehavior === "always_invoice" && lines.length > 0;
  const latestInvoice = isBilledNow ? await billNow(world, subscription, lines) : before.latest_invoice;
  const pendingLines = isBilledNow ? stored.private.pendingLines : [...stored.private.pendingLines, ...lines];
  const changed = await save(
    world,
    "subscription",
    { ...subscription, latest_invoice: latestInvoice },
    { ...stored.private, pendingLines },
  );
  await recordEvent(world, "customer.subscription.updated", changed.object, { items: before.items });
  return changed;
}

/** The subscription as it would be with another price or quantity. */
export function withPrice(
  subscription: Stripe.Subscription,
  { price, quantity }: Pick<PlanChange, "price" | "quantity">,
): Stripe.Subscription {
  const data = subscription.items.data.map((item) => ({
    ...item,
    price,
    plan: buildPlan(price),
    quantity: quantity ?? item.quantity ?? 1,
  }));
  return { ...subscription, items: { ...subscription.items, data } };
}

async function billNow(world: World, subscription: Stripe.Subscription, lines: Stripe.InvoiceLineItem[]) {
  const at = toSeconds(world.now);
  const customer = await getStored(world, "customer", idOf(subscription.customer));
  const draft = await createInvoice(world, {
    customer: customer.object,
    subscription,
    billingReason: "subscription_update",
    lines,
    discountAmount: 0,
    periodStart: at,
    periodEnd: at,
    finalizesAt: null,
  });
  const open = await finalizeInvoice(world, draft);
  const card = await findDefaultCard(world, subscription);
  const result = card ? chargeOffSession(card.private.behaviour) : { code: "generic_decline" };
  if (open.object.amount_due > 0 && result !== "accepted") {
    throw new ApiError(402, {
      type: "card_error",
      code: "card_declined",
      decline_code: result.code,
      message: declineMessages.generic_decline,
    });
  }
  return (await markPaid(world, open)).object.id;
}
