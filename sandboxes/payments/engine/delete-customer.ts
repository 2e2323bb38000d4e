import type Stripe from "stripe";
import { saveObject } from "../storage/objects.repository.ts";
import { recordEvent } from "./events/record-event.ts";
import { getStored } from "./get-stored.ts";
import { endSubscription } from "./subscriptions/end-subscription.ts";
import { findLatestSubscription } from "./subscriptions/find-latest-subscription.ts";
import type { World } from "./world.ts";

/** Leaves of a customer nothing but the id. A subscription that runs ends at once. */
export async function deleteCustomer(world: World, id: string): Promise<Stripe.DeletedCustomer> {
  const customer = await getStored(world, "customer", id);
  const subscription = await findLatestSubscription(world, id);
  if (subscription?.object.ended_at === null) {
    await endSubscription(world, subscription, "cancellation_requested");
  }
  const deleted: Stripe.DeletedCustomer = { id, object: "customer", deleted: true };
  await saveObject(world.client, "customer", { object: deleted, customerId: id, dueAt: null });
  await recordEvent(world, "customer.deleted", { ...customer.object, email: null, name: null });
  return deleted;
}
