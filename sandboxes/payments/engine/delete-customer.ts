import type Stripe from "stripe";
import { saveObject } from "../storage/objects.repository.ts";
import { recordEvent } from "./events/record-event.ts";
import { getStored } from "./get-stored.ts";
import type { World } from "./world.ts";

/** Leaves of a customer nothing but the id. Who has a subscription that runs must cancel it first. */
export async function deleteCustomer(world: World, id: string): Promise<Stripe.DeletedCustomer> {
  const customer = await getStored(world, "customer", id);
  const deleted: Stripe.DeletedCustomer = { id, object: "customer", deleted: true };
  await saveObject(world.client, "customer", { object: deleted, customerId: id, dueAt: null });
  await recordEvent(world, "customer.deleted", { ...customer.object, email: null, name: null });
  return deleted;
}
