import { SandboxError } from "../../contract/sandbox-error.ts";
import { listObjects } from "../../storage/objects.repository.ts";
import type { Stored } from "../../storage/stored-objects.ts";
import { discountOf } from "../discount.ts";
import { getStored } from "../get-stored.ts";
import { taxOf } from "../tax/tax-of.ts";
import type { World } from "../world.ts";

/** Applies a typed code to the session. Stored only when the session completes. */
export async function applyPromotionCode(
  world: World,
  session: Stored<"checkout.session">,
  typed: string,
): Promise<Stored<"checkout.session">> {
  const refusal = new SandboxError("invalid_promotion_code", "This code is invalid.");
  if (!session.object.allow_promotion_codes) throw refusal;
  const { objects } = await listObjects(world.client, "promotion_code", {
    equal: { code: typed.trim().toUpperCase(), active: true },
    limit: 1,
  });
  const [code] = objects;
  const couponId = code?.promotion.coupon;
  if (!code || typeof couponId !== "string") throw refusal;

  const coupon = await getStored(world, "coupon", couponId);
  const subtotal = session.object.amount_subtotal ?? 0;
  const discount = discountOf(coupon.object, subtotal);
  const tax = session.object.automatic_tax.enabled ? taxOf(world.taxPercent, subtotal - discount) : 0;
  return {
    object: {
      ...session.object,
      amount_total: subtotal - discount + tax,
      discounts: [{ coupon: null, promotion_code: code.id }],
      total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: tax },
    },
    private: { ...session.private, couponId },
  };
}
