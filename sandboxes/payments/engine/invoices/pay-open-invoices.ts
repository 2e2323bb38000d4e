import { listObjects } from "../../storage/objects.repository.ts";
import { getStored } from "../get-stored.ts";
import type { World } from "../world.ts";
import { subscriptionIdOf } from "./change-invoice.ts";
import { collect } from "./perform-invoice.ts";

/** Charges a customer's open invoices to the present card. */
export async function payOpenInvoices(world: World, customerId: string): Promise<void> {
  const { objects } = await listObjects(world.client, "invoice", {
    customerId,
    equal: { status: "open" },
    limit: 100,
  });
  for (const { id } of objects.reverse()) {
    const invoice = await getStored(world, "invoice", id);
    const subscription = await getStored(world, "subscription", subscriptionIdOf(invoice.object));
    if (subscription.object.status !== "canceled") await collect(world, invoice);
  }
}
