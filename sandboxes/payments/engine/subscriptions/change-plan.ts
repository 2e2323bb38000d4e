import type Stripe from "stripe";
import { ApiError } from "../../api/api-error.ts";
import type { Stored } from "../../storage/stored-objects.ts";
import { findDefaultCard } from "../cards/find-default-card.ts";
import { declineMessages } from "../cards/test-cards.ts";
import { recordPayment } from "../charges/record-payment.ts";
import { tryCard } from "../charges/try-card.ts";
import { recordEvent } from "../events/record-event.ts";
import { getStored } from "../get-stored.ts";
import { createInvoice, finalizeInvoice, idOf, markPaid } from "../invoices/change-invoice.ts";
import { save } from "../save.ts";
import { toSeconds } from "../seconds.ts";
import type { World } from "../world.ts";
import { keepPendingChange } from "./pending-change.ts";
import { prorate } from "./prorate.ts";
import { beginsAnew, withChange } from "./with-change.ts";

export interface PlanChange {
  price: Stripe.Price;
  quantity?: number | undefined;
  prorationBehavior: "always_invoice" | "create_prorations" | "none";
  /** Keeps a change with a declined charge for some hours until paid; otherwise the change is refused. */
  waitsForPayment?: boolean;
  /** Unix seconds; default now. */
  prorationDate?: number | undefined;
}

/**
 * Changes price or quantity from now on. A trial owes nothing. Otherwise the rest of the period is prorated:
 * on the next invoice, or at once with `always_invoice` and for a new period. Throws a card error for a
 * declined charge, without a change.
 */
export async function changePlan(
  world: World,
  stored: Stored<"subscription">,
  planned: PlanChange,
): Promise<Stored<"subscription">> {
  const before = stored.object;
  const subscription = withChange(before, planned, toSeconds(world.now));
  const isAnew = beginsAnew(before, subscription);
  const isProrated = before.status !== "trialing" && (isAnew || planned.prorationBehavior !== "none");
  const lines = isProrated
    ? await prorate(world, stored, subscription, planned.prorationDate ?? toSeconds(world.now))
    : [];
  const isBilledNow = (isAnew || planned.prorationBehavior === "always_invoice") && lines.length > 0;
  const billed = isBilledNow ? await billNow(world, subscription, lines) : null;
  if (billed && billed.code !== null) {
    if (planned.waitsForPayment) return keepPendingChange(world, stored, planned, billed);
    throw new ApiError(402, {
      type: "card_error",
      code: "card_declined",
      decline_code: billed.code,
      message: declineMessages.generic_decline,
    });
  }
  const latestInvoice = billed ? billed.invoice.object.id : before.latest_invoice;
  const pendingLines = isBilledNow ? stored.private.pendingLines : [...stored.private.pendingLines, ...lines];
  const changed = await save(
    world,
    "subscription",
    { ...subscription, latest_invoice: latestInvoice, pending_update: null },
    { ...stored.private, pendingLines, pendingChange: null },
  );
  await recordEvent(world, "customer.subscription.updated", changed.object, { items: before.items });
  return changed;
}

async function billNow(
  world: World,
  subscription: Stripe.Subscription,
  lines: Stripe.InvoiceLineItem[],
): Promise<{ invoice: Stored<"invoice">; code: string | null }> {
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
  if (open.object.amount_due === 0) return { invoice: await markPaid(world, open), code: null };
  const card = await findDefaultCard(world, subscription);
  const result = await tryCard(world, card);
  await recordPayment(world, open.object, card?.object ?? null, result);
  if (result !== "accepted") return { invoice: open, code: result.code };
  return { invoice: await markPaid(world, open), code: null };
}
