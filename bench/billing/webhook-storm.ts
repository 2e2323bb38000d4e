import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import type { Call } from "../auth/throughput.ts";

/** A signed event of the provider whose content about the subscription is false. */
export function signedEvent(subscriptionId: string, secret: string): Pick<Call, "headers" | "body"> {
  const payload = JSON.stringify({
    ...{ id: `evt_${randomUUID()}`, object: "event", type: "customer.subscription.updated", livemode: false },
    ...{ created: Math.floor(Date.now() / 1_000), api_version: "2026-10-28.endive" },
    data: { object: { id: subscriptionId, object: "subscription", status: "unpaid" } },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return { headers: { "content-type": "application/json", "stripe-signature": signature }, body: payload };
}

/** A random permutation. */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
