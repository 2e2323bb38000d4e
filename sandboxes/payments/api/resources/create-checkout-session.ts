import type Stripe from "stripe";
import { buildCheckoutSession } from "../../engine/builders/build-checkout-session.ts";
import { buildLineItem } from "../../engine/builders/build-line-item.ts";
import { clientSecretOf, hostedUrlOf } from "../../engine/checkout/client-secret.ts";
import { discountOf } from "../../engine/discount.ts";
import { getStored } from "../../engine/get-stored.ts";
import { idOf } from "../../engine/invoices/change-invoice.ts";
import { save } from "../../engine/save.ts";
import { toSeconds } from "../../engine/seconds.ts";
import { taxOf } from "../../engine/tax/tax-of.ts";
import type { World } from "../../engine/world.ts";
import { invalid } from "../api-error.ts";
import { mergeMetadata } from "../params.ts";
import type { CheckoutParams } from "./checkout-params.ts";
import { checkCheckoutRules } from "./checkout-rules.ts";

const openSeconds = 24 * 3600;

/** Creates an open session. Customer and prices must exist. */
export async function createCheckoutSession(
  world: World,
  params: CheckoutParams,
): Promise<Stripe.Checkout.Session> {
  checkCheckoutRules(world, params);
  const [item] = params.line_items ?? [];
  const price = (await getStored(world, "price", item?.price ?? "", "line_items[0][price]")).object;
  if (!price.active) throw invalid("The price specified is inactive.", "line_items[0][price]");
  const product = (await getStored(world, "product", idOf(price.product))).object;
  const customer = params.customer
    ? (await getStored(world, "customer", params.customer, "customer")).object
    : null;
  const coupon = await couponOf(world, params);
  const quantity = item?.quantity ?? 1;
  const subtotal = (price.unit_amount ?? 0) * quantity;
  const discount = discountOf(coupon, subtotal);
  const trial = params.subscription_data;
  const hasTrial = trial?.trial_period_days !== undefined || trial?.trial_end !== undefined;
  const isTaxed = params.automatic_tax?.enabled === true;
  const tax = isTaxed && !hasTrial ? taxOf(world.taxPercent, subtotal - discount) : 0;
  const created = toSeconds(world.now);

  const session = buildCheckoutSession(
    {
      uiMode: params.ui_mode ?? "hosted_page",
      amountSubtotal: hasTrial ? 0 : subtotal,
      amountDiscount: hasTrial ? 0 : discount,
      amountTax: tax,
      isTaxed,
      collectsTaxIds: params.tax_id_collection?.enabled === true,
      cancelUrl: params.cancel_url,
      successUrl: params.success_url,
      currency: price.currency,
      allowPromotionCodes: params.allow_promotion_codes ?? null,
      billingAddressCollection: params.billing_address_collection ?? null,
      clientReferenceId: params.client_reference_id ?? null,
      customer,
      customerEmail: params.customer_email ?? null,
      discounts: (params.discounts ?? []).map((used) => ({
        coupon: used.coupon ?? null,
        promotion_code: used.promotion_code ?? null,
      })),
      expiresAt: params.expires_at ?? created + openSeconds,
      locale: params.locale ?? null,
      metadata: mergeMetadata(null, params.metadata),
      paymentMethodCollection: params.payment_method_collection ?? "always",
      redirectOnCompletion: params.redirect_on_completion,
      returnUrl: params.return_url,
      created,
    },
    (id) => ({
      clientSecret: clientSecretOf(world.secretKey, id),
      hostedUrl: hostedUrlOf(world, id),
    }),
  );
  await save(world, "checkout.session", session, {
    lineItems: [
      buildLineItem({
        price,
        quantity,
        description: product.name,
        discount: hasTrial ? 0 : discount,
        tax,
        isFree: hasTrial,
      }),
    ],
    trialDays: trial?.trial_period_days ?? null,
    trialEnd: trial?.trial_end ?? null,
    withoutPaymentMethod: trial?.trial_settings?.end_behavior.missing_payment_method ?? "create_invoice",
    subscriptionMetadata: mergeMetadata(null, trial?.metadata),
    couponId: coupon?.id ?? null,
  });
  return session;
}

async function couponOf(world: World, params: CheckoutParams): Promise<Stripe.Coupon | null> {
  const [used] = params.discounts ?? [];
  if (!used) return null;
  const id = used.promotion_code
    ? (await getStored(world, "promotion_code", used.promotion_code, "discounts[0][promotion_code]")).object
        .promotion.coupon
    : used.coupon;
  if (!id) throw invalid("A discount needs a coupon or a promotion code.", "discounts[0]");
  return (await getStored(world, "coupon", idOf(id), "discounts[0][coupon]")).object;
}
