import type Stripe from "stripe";
import { forgetPerson } from "../storage/forget-person.repository.ts";
import { listObjects, saveObject } from "../storage/objects.repository.ts";
import { recordEvent } from "./events/record-event.ts";
import { getStored } from "./get-stored.ts";
import { endSubscription } from "./subscriptions/end-subscription.ts";
import { findLatestSubscription } from "./subscriptions/find-latest-subscription.ts";
import type { World } from "./world.ts";

/**
 * Deletes a customer: keeps the id and erases the person's name and address everywhere. Cancels a running
 * subscription at once.
 */
export async function deleteCustomer(world: World, id: string): Promise<Stripe.DeletedCustomer> {
  const customer = await getStored(world, "customer", id);
  const subscription = await findLatestSubscription(world, id);
  if (subscription?.object.ended_at === null) {
    await endSubscription(world, subscription, "cancellation_requested");
  }
  const deleted: Stripe.DeletedCustomer = { id, object: "customer", deleted: true };
  await saveObject(world.client, "customer", { object: deleted, customerId: id, dueAt: null });
  await recordEvent(world, "customer.deleted", customer.object);
  const { email, name, phone } = customer.object;
  const holders = await listObjects(world.client, "payment_method", { customerId: id, limit: 100 });
  const names = holders.objects.map(({ billing_details: details }) => details.name);
  await forgetPerson(
    world.client,
    id,
    [email, name, phone, ...names].filter((value) => typeof value === "string"),
  );
  return deleted;
}
