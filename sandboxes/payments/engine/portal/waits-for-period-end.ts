import type Stripe from "stripe";
import { getStored } from "../get-stored.ts";
import { monthsOf } from "../next-period-end.ts";
import type { World } from "../world.ts";

/**
 * Whether a change waits for the next period: a lower amount or shorter interval, outside a trial, if so
 * configured.
 */
export async function waitsForPeriodEnd(
  world: World,
  configurationId: string,
  subscription: Stripe.Subscription,
  next: { price: Stripe.Price; quantity: number },
): Promise<boolean> {
  const { object } = await getStored(world, "billing_portal.configuration", configurationId);
  const { conditions } = object.features.subscription_update.schedule_at_period_end;
  const has = (wanted: string) => conditions.some(({ type }) => type === wanted);
  const [item] = subscription.items.data;
  const paid = (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1);
  if (subscription.status === "trialing") return false;
  const isShorter = monthsOf(next.price) < monthsOf(item?.price);
  const isLess = (next.price.unit_amount ?? 0) * next.quantity < paid;
  return (isShorter && has("shortening_interval")) || (isLess && has("decreasing_item_amount"));
}
