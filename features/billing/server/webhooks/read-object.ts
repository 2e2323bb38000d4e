import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { syncCheckout } from "../checkout/sync-checkout.ts";
import { readCard } from "../monitoring/read-card.ts";
import { readDispute } from "../monitoring/read-dispute.ts";
import { readRefund } from "../monitoring/read-refund.ts";
import { checkPrices } from "../plans/check-prices.ts";
import { syncCustomer } from "../subscriptions/sync-customer.ts";
import { syncSubscription } from "../subscriptions/sync-subscription.ts";

type Read = (ctx: Ctx, billing: BillingOptions, id: string) => Promise<unknown>;

/** Handlers by id prefix. */
const readers: [prefix: string, read: Read][] = [
  ["cs_", syncCheckout],
  ["cus_", syncCustomer],
  ["price_", checkPrices],
  ["pm_", readCard],
  ["du_", readDispute],
  ["dp_", readDispute],
  ["ch_", readRefund],
  ["py_", readRefund],
];

/** Syncs the object of an event. */
export async function readObject(ctx: Ctx, billing: BillingOptions, id: string): Promise<void> {
  const found = readers.find(([prefix]) => id.startsWith(prefix));
  await (found?.[1] ?? syncSubscription)(ctx, billing, id);
}
