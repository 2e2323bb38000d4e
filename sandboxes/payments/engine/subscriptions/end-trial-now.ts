import type { Stored } from "../../storage/stored-objects.ts";
import { getStored } from "../get-stored.ts";
import { idOf } from "../invoices/change-invoice.ts";
import { performInvoice } from "../invoices/perform-invoice.ts";
import { toSeconds } from "../seconds.ts";
import type { World } from "../world.ts";
import { renewSubscription } from "./renew-subscription.ts";

/** Starts the first paid period now and charges for it. */
export async function endTrialNow(
  world: World,
  { object, private: state }: Stored<"subscription">,
): Promise<Stored<"subscription">> {
  const now = toSeconds(world.now);
  const data = object.items.data.map((item) => ({ ...item, current_period_end: now }));
  const cut = { ...object, trial_end: now, billing_cycle_anchor: now, items: { ...object.items, data } };
  return billAtOnce(world, { object: cut, private: state });
}

/** Renews and finalizes the invoice at once. */
export async function billAtOnce(
  world: World,
  stored: Stored<"subscription">,
): Promise<Stored<"subscription">> {
  const { object } = await renewSubscription(world, stored);
  await performInvoice(world, await getStored(world, "invoice", idOf(object.latest_invoice)));
  return getStored(world, "subscription", object.id);
}
