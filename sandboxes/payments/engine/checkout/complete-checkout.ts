import type { Stored } from "../../storage/stored-objects.ts";
import { customerDetails } from "../builders/build-checkout-session.ts";
import { buildCustomer } from "../builders/build-customer.ts";
import type { AcceptedCard } from "../cards/accept-card.ts";
import { attachCard } from "../cards/attach-card.ts";
import { recordEvent } from "../events/record-event.ts";
import { idOf } from "../invoices/change-invoice.ts";
import { change, save } from "../save.ts";
import { toSeconds } from "../seconds.ts";
import { startSubscription } from "../subscriptions/start-subscription.ts";
import { type World, worldOfCustomer } from "../world.ts";

/** Completes a checkout: customer, card, subscription, first invoice, in this order. */
export async function completeCheckout(
  wallWorld: World,
  session: Stored<"checkout.session">,
  card: AcceptedCard | null,
): Promise<void> {
  const { object, private: terms } = session;
  const world = object.customer ? await worldOfCustomer(wallWorld, idOf(object.customer)) : wallWorld;
  const [line] = terms.lineItems;
  if (!line?.price) throw new Error(`${object.id} sells nothing.`);

  const customerId = object.customer
    ? idOf(object.customer)
    : await createCustomer(world, object.customer_email);
  const paymentMethodId = card ? await attachCard(world, customerId, card) : null;
  const started = await startSubscription(world, {
    customerId,
    price: line.price,
    quantity: line.quantity ?? 1,
    trialEnd:
      terms.trialEnd ?? (terms.trialDays === null ? null : toSeconds(world.now) + terms.trialDays * 86_400),
    withoutPaymentMethod: terms.withoutPaymentMethod,
    metadata: terms.subscriptionMetadata,
    paymentMethodId,
    couponId: terms.couponId,
    isTaxed: object.automatic_tax.enabled,
  });
  await change(world, "checkout.session", session, {
    status: "complete",
    client_secret: null,
    url: null,
    customer: customerId,
    subscription: started.subscriptionId,
    invoice: started.invoiceId,
    payment_status: started.paidCents > 0 ? "paid" : "no_payment_required",
    customer_details: customerDetails(object.customer_details?.email ?? "", card?.name ?? null),
  }).then((completed) => recordEvent(world, "checkout.session.completed", completed.object));
}

async function createCustomer(world: World, email: string | null): Promise<string> {
  const customer = buildCustomer({ email, created: toSeconds(world.now) });
  await save(world, "customer", customer, {});
  await recordEvent(world, "customer.created", customer);
  return customer.id;
}
