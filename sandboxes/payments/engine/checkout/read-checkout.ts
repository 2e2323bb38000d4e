import type Stripe from "stripe";
import type { CheckoutView } from "../../contract/checkout.ts";
import { SandboxError } from "../../contract/sandbox-error.ts";
import { findObject } from "../../storage/objects.repository.ts";
import type { Stored } from "../../storage/stored-objects.ts";
import { discountOf } from "../discount.ts";
import { getStored } from "../get-stored.ts";
import { toSeconds } from "../seconds.ts";
import type { World } from "../world.ts";
import { applyPromotionCode } from "./apply-promotion-code.ts";
import { sessionIdOf } from "./client-secret.ts";

/**
 * Data of the checkout page for a secret, with a code's discount. Throws `not_found` for a forged secret,
 * `invalid_promotion_code` for an invalid code.
 */
export async function readCheckout(
  world: World,
  clientSecret: string,
  promotionCode?: string,
): Promise<CheckoutView> {
  const found = await getCheckout(world, clientSecret);
  const isOpen = found.object.status === "open";
  const session = promotionCode && isOpen ? await applyPromotionCode(world, found, promotionCode) : found;
  const { object } = session;
  const [line] = session.private.lineItems;
  return {
    planName: line?.description ?? "",
    amountCents: (line?.price?.unit_amount ?? 0) * (line?.quantity ?? 1),
    currency: object.currency ?? "usd",
    interval: readInterval(line?.price ?? null),
    trialDays: session.private.trialDays,
    dueTodayCents: dueTodayOf(session),
    discount: await readDiscount(world, session),
    taxPercent: object.automatic_tax.enabled ? world.taxPercent : null,
    email: object.customer_details?.email ?? object.customer_email,
    needsCard: needsCard(session),
    allowsPromotionCodes: object.allow_promotion_codes === true,
    status: isExpired(world, object) ? "expired" : readStatus(object),
    successUrl: object.success_url?.replaceAll("{CHECKOUT_SESSION_ID}", object.id) ?? null,
    cancelUrl: object.cancel_url,
  };
}

async function readDiscount(
  world: World,
  { private: { couponId, lineItems } }: Stored<"checkout.session">,
): Promise<CheckoutView["discount"]> {
  if (!couponId) return null;
  const coupon = (await getStored(world, "coupon", couponId)).object;
  const [line] = lineItems;
  const price = (line?.price?.unit_amount ?? 0) * (line?.quantity ?? 1);
  return {
    name: coupon.name ?? coupon.id,
    amountCents: discountOf(coupon, price),
    months: coupon.duration_in_months,
  };
}

/** The stored session of a secret. */
export async function getCheckout(world: World, clientSecret: string): Promise<Stored<"checkout.session">> {
  const id = sessionIdOf(world.secretKey, clientSecret);
  const session = id ? await findObject(world.client, "checkout.session", id) : undefined;
  if (!session) throw new SandboxError("not_found", "This checkout does not exist.");
  return session;
}

/** Cents charged at confirmation. */
export function dueTodayOf({ object, private: { trialEnd, trialDays } }: Stored<"checkout.session">): number {
  return trialEnd !== null || trialDays !== null ? 0 : (object.amount_total ?? 0);
}

export function needsCard(session: Stored<"checkout.session">): boolean {
  return session.object.payment_method_collection === "always" || dueTodayOf(session) > 0;
}

export function isExpired(world: World, session: Stripe.Checkout.Session): boolean {
  return session.status === "open" && session.expires_at <= toSeconds(world.now);
}

const statuses = ["complete", "expired", "open"] as const;
const intervals = ["day", "week", "month", "year"] as const;

function readStatus({ status }: Stripe.Checkout.Session): CheckoutView["status"] {
  return statuses.find((known) => known === status) ?? "open";
}

function readInterval(price: Stripe.Price | null): CheckoutView["interval"] {
  return intervals.find((known) => known === price?.recurring?.interval) ?? "month";
}
