import { findObject } from "../storage/objects.repository.ts";
import { buildCoupon, buildPromotionCode } from "./builders/build-coupon.ts";
import { buildPortalConfiguration } from "./builders/build-portal-configuration.ts";
import { buildPrice } from "./builders/build-price.ts";
import { buildProduct } from "./builders/build-product.ts";
import { save } from "./save.ts";
import type { World } from "./world.ts";

/** Plans of the product, by its own keys. */
const plans = [
  { key: "individual", name: "Individual", amountCents: 2_999 },
  { key: "business", name: "Business", amountCents: 9_999 },
  { key: "enterprise", name: "Enterprise", amountCents: 24_999 },
] as const;

const coupons = [
  { id: "WELCOME20", percentOff: 20, months: 3 },
  { id: "FREE100", percentOff: 100 },
];

/** 1 January 2026: seeded objects are the same in every installation. */
const created = 1_767_225_600;

/** Inserts the catalogue unless present. */
export async function seed(world: World): Promise<void> {
  for (const { key, name, amountCents } of plans) {
    const priceId = `price_sbx_${key}`;
    if (await findObject(world.client, "price", priceId)) continue;
    const productId = `prod_sbx_${key}`;
    const description = `${name} plan`;
    await save(world, "product", buildProduct({ id: productId, name, description, priceId, created }), {});
    await save(
      world,
      "price",
      await buildPrice({ id: priceId, productId, amountCents, currency: "usd", created }),
      {},
    );
  }
  for (const coupon of coupons) {
    if (await findObject(world.client, "coupon", coupon.id)) continue;
    const id = `promo_sbx_${coupon.id.toLowerCase()}`;
    await save(world, "coupon", buildCoupon({ ...coupon, created }), {});
    const code = buildPromotionCode({ id, code: coupon.id, couponId: coupon.id, created });
    await save(world, "promotion_code", code, {});
  }
  if (await findObject(world.client, "billing_portal.configuration", defaultConfigurationId)) return;
  const products = plans.map(({ key }) => ({ product: `prod_sbx_${key}`, prices: [`price_sbx_${key}`] }));
  const configuration = buildPortalConfiguration({
    id: defaultConfigurationId,
    isDefault: true,
    products,
    created,
  });
  await save(world, "billing_portal.configuration", configuration, {});
}

export const defaultConfigurationId = "bpc_sbx_default";
