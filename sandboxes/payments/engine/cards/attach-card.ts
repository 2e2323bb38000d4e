import { buildPaymentMethod } from "../builders/build-payment-method.ts";
import { recordEvent } from "../events/record-event.ts";
import { getStored } from "../get-stored.ts";
import { change, save } from "../save.ts";
import { toSeconds } from "../seconds.ts";
import { sign } from "../sign.ts";
import type { World } from "../world.ts";
import type { AcceptedCard } from "./accept-card.ts";

/** Stores a card, without its number, as the customer's default. */
export async function attachCard(world: World, customerId: string, card: AcceptedCard): Promise<string> {
  const customer = await getStored(world, "customer", customerId);
  const fingerprint = sign(world.secretKey, "card", card.number).slice(0, 16);
  const method = buildPaymentMethod({
    brand: card.brand,
    last4: card.last4,
    expMonth: card.expMonth,
    expYear: card.expYear,
    fingerprint,
    name: card.name,
    email: customer.object.email,
    customerId,
    created: toSeconds(world.now),
  });
  await save(world, "payment_method", method, { behaviour: card.behaviour, fingerprint });
  await recordEvent(world, "payment_method.attached", method);
  const settings = { ...customer.object.invoice_settings, default_payment_method: method.id };
  await change(world, "customer", customer, { invoice_settings: settings }, "customer.updated");
  return method.id;
}
