import type { CheckoutView } from "../../contract/checkout.ts";
import { formatMoney } from "../format-money.ts";
import { priceLineWithTrial } from "../price-line.ts";

/** Texts of the checkout page. */
export function presentCheckout(view: CheckoutView) {
  const isTrial = Boolean(view.trialDays);
  return {
    status: view.status,
    needsCard: view.needsCard,
    allowsPromotionCodes: view.allowsPromotionCodes,
    planName: view.planName,
    price: priceLineWithTrial(view),
    dueToday: formatMoney(view.dueTodayCents, view.currency),
    ...presentDiscount(view),
    successUrl: view.successUrl,
    cancelUrl: view.cancelUrl,
    email: view.email ?? "",
    submitLabel: isTrial ? "Start trial" : "Subscribe",
    completeTitle: isTrial ? "Your trial has started" : "You are subscribed",
  };
}

function presentDiscount({ discount, trialDays, currency }: CheckoutView) {
  if (!discount) return { discountName: "", discount: "" };
  const { name, amountCents, months } = discount;
  const term = months === null ? "" : ` for ${months} ${months === 1 ? "month" : "months"}`;
  const words = trialDays ? ` off each payment after the trial${term}` : ` off each payment${term}`;
  return { discountName: `${name},${words}`, discount: `−${formatMoney(amountCents, currency)}` };
}
