import type { Stored } from "../../storage/stored-objects.ts";
import { findDefaultCard } from "../cards/find-default-card.ts";
import { recordPayment } from "../charges/record-payment.ts";
import { tryCard } from "../charges/try-card.ts";
import { recordEvent } from "../events/record-event.ts";
import { getStored } from "../get-stored.ts";
import { change } from "../save.ts";
import { toSeconds } from "../seconds.ts";
import { endSubscription } from "../subscriptions/end-subscription.ts";
import { applyPendingChange } from "../subscriptions/pending-change.ts";
import type { World } from "../world.ts";
import { finalizeInvoice, markPaid, subscriptionIdOf } from "./change-invoice.ts";

type StoredInvoice = Stored<"invoice">;

const day = 24 * 3600;
/** Retry times after the first failure. */
const retriesAfter = [1 * day, 3 * day, 5 * day, 7 * day];

/** Finalizes a draft and charges it, or retries the charge. */
export async function performInvoice(world: World, stored: StoredInvoice): Promise<StoredInvoice> {
  const open = stored.object.status === "draft" ? await finalizeInvoice(world, stored) : stored;
  return collect(world, open);
}

/** Charges an open invoice off-session. */
export async function collect(world: World, open: StoredInvoice): Promise<StoredInvoice> {
  const subscription = await getStored(world, "subscription", subscriptionIdOf(open.object));
  if (open.object.amount_due === 0) return settle(world, open, subscription);
  const card = await findDefaultCard(world, subscription.object);
  const result = await tryCard(world, card);
  await recordPayment(world, open.object, card?.object ?? null, result);
  if (result === "accepted") return settle(world, open, subscription);
  return fail(world, open, subscription, result.code);
}

/** Marks an open invoice as paid and applies the change that waited for it. */
export async function settle(
  world: World,
  open: StoredInvoice,
  subscription: Stored<"subscription">,
): Promise<StoredInvoice> {
  const paid = await markPaid(world, open);
  if (subscription.private.pendingChange?.invoiceId === open.object.id) {
    await applyPendingChange(world, subscription);
    return paid;
  }
  if (["past_due", "unpaid"].includes(subscription.object.status)) {
    await change(world, "subscription", subscription, { status: "active" }, "customer.subscription.updated");
  }
  return paid;
}

async function fail(world: World, open: StoredInvoice, subscription: Stored<"subscription">, code: string) {
  const at = toSeconds(world.now);
  // An unpaid plan change does not endanger the existing plan; it is only not applied.
  const isForChange = subscription.private.pendingChange?.invoiceId === open.object.id;
  const failedSince = open.private.failedSince ?? at;
  const attempts = open.object.attempt_count + 1;
  const retryAfter = isForChange ? undefined : retriesAfter[attempts - 1];
  const failed = await change(
    world,
    "invoice",
    { object: open.object, private: { failedSince } },
    {
      attempted: true,
      attempt_count: attempts,
      next_payment_attempt: retryAfter === undefined ? null : failedSince + retryAfter,
    },
  );
  await recordEvent(world, "invoice.payment_failed", failed.object);
  if (code === "authentication_required")
    await recordEvent(world, "invoice.payment_action_required", failed.object);
  if (isForChange) return failed;
  if (retryAfter === undefined) await endSubscription(world, subscription, "payment_failed");
  else if (subscription.object.status !== "past_due") {
    await change(
      world,
      "subscription",
      subscription,
      { status: "past_due" },
      "customer.subscription.updated",
    );
  }
  return failed;
}
