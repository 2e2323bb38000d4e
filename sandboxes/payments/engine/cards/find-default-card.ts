import type Stripe from "stripe";
import { findObject } from "../../storage/objects.repository.ts";
import type { Stored } from "../../storage/stored-objects.ts";
import { getStored } from "../get-stored.ts";
import { idOf } from "../invoices/change-invoice.ts";
import type { World } from "../world.ts";

/** The subscription's own card, else its customer's. */
export async function findDefaultCard(
  world: World,
  subscription: Stripe.Subscription,
): Promise<Stored<"payment_method"> | undefined> {
  const own = idOf(subscription.default_payment_method);
  if (own) return findObject(world.client, "payment_method", own);
  const customer = await getStored(world, "customer", idOf(subscription.customer));
  const id = idOf(customer.object.invoice_settings.default_payment_method);
  return id ? findObject(world.client, "payment_method", id) : undefined;
}
