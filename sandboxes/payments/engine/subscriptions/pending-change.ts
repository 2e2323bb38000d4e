import type Stripe from "stripe";
import type { Stored } from "../../storage/stored-objects.ts";
import { recordEvent } from "../events/record-event.ts";
import { getStored } from "../get-stored.ts";
import { voidInvoice } from "../invoices/change-invoice.ts";
import { save } from "../save.ts";
import { toSeconds } from "../seconds.ts";
import type { World } from "../world.ts";
import { withChange } from "./with-change.ts";

const keptSeconds = 23 * 3600;

interface Refused {
  invoice: Stored<"invoice">;
  code: string | null;
}

/** Keeps a change with a declined charge. It applies once its invoice is paid, and expires after 23 hours. */
export async function keepPendingChange(
  world: World,
  stored: Stored<"subscription">,
  { price, quantity }: { price: Stripe.Price; quantity?: number | undefined },
  { invoice, code }: Refused,
): Promise<Stored<"subscription">> {
  const at = toSeconds(world.now);
  const planned = withChange(stored.object, { price, quantity }, at);
  const attempted = await save(
    world,
    "invoice",
    { ...invoice.object, attempted: true, attempt_count: 1 },
    { failedSince: at },
  );
  await recordEvent(world, "invoice.payment_failed", attempted.object);
  if (code === "authentication_required") {
    await recordEvent(world, "invoice.payment_action_required", attempted.object);
  }
  const kept = await save(
    world,
    "subscription",
    {
      ...stored.object,
      latest_invoice: invoice.object.id,
      pending_update: {
        billing_cycle_anchor: null,
        cancel_at_period_end: null,
        discount: null,
        discounts: null,
        expires_at: at + keptSeconds,
        metadata: null,
        subscription_items: planned.items.data,
        trial_end: null,
        trial_from_plan: null,
      },
    },
    {
      ...stored.private,
      pendingChange: {
        invoiceId: invoice.object.id,
        priceId: price.id,
        quantity: planned.items.data[0]?.quantity ?? 1,
      },
    },
  );
  await recordEvent(world, "customer.subscription.updated", kept.object, { pending_update: null });
  return kept;
}

/** Applies the change after its payment. */
export async function applyPendingChange(world: World, stored: Stored<"subscription">): Promise<void> {
  const { pendingChange } = stored.private;
  if (!pendingChange) return;
  const price = (await getStored(world, "price", pendingChange.priceId)).object;
  const at = toSeconds(world.now);
  const changed = { ...withChange(stored.object, { ...pendingChange, price }, at), pending_update: null };
  const saved = await save(world, "subscription", changed, { ...stored.private, pendingChange: null });
  await recordEvent(world, "customer.subscription.updated", saved.object, {
    items: stored.object.items,
    pending_update: stored.object.pending_update,
  });
  await recordEvent(world, "customer.subscription.pending_update_applied", saved.object);
}

/** Expires an unpaid change: the plan stays, and nothing is owed for the other. */
export async function expirePendingChange(world: World, stored: Stored<"subscription">): Promise<void> {
  const { pendingChange } = stored.private;
  if (pendingChange) {
    const invoice = await getStored(world, "invoice", pendingChange.invoiceId);
    if (invoice.object.status === "open") await voidInvoice(world, invoice);
  }
  const saved = await save(
    world,
    "subscription",
    { ...stored.object, pending_update: null },
    { ...stored.private, pendingChange: null },
  );
  await recordEvent(world, "customer.subscription.pending_update_expired", saved.object);
}
