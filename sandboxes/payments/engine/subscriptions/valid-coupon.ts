import type Stripe from "stripe";
import type { Stored } from "../../storage/stored-objects.ts";
import { isStillValid } from "../discount.ts";
import { getStored } from "../get-stored.ts";
import type { World } from "../world.ts";

/** The subscription's coupon, if valid for a period that begins at `start`. */
export async function validCoupon(
  world: World,
  { object, private: { couponId } }: Stored<"subscription">,
  start: number,
): Promise<Stripe.Coupon | null> {
  if (!couponId) return null;
  const coupon = (await getStored(world, "coupon", couponId)).object;
  return isStillValid(coupon, object.start_date, start) ? coupon : null;
}
