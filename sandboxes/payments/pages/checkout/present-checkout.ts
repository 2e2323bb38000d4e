import type { CheckoutView } from "../../contract/checkout.ts";
import { formatMoney } from "../format-money.ts";
import { priceLineWithTrial } from "../price-line.ts";

/** What the page in the frame writes into its places, as words. */
export function presentCheckout(view: CheckoutView) {
  const isTrial = Boolean(view.trialDays);
  return {
    status: view.status,
    needsCard: view.needsCard,
    allowsPromotionCodes: view.allowsPromotionCodes,
    planName: view.planName,
    price: priceLineWithTrial(view),
    dueToday: formatMoney(view.dueTodayCents, view.currency),
    successUrl: view.successUrl,
    cancelUrl: view.cancelUrl,
    email: view.email ?? "",
    submitLabel: isTrial ? "Start trial" : "Subscribe",
    completeTitle: isTrial ? "Your trial has started" : "You are subscribed",
  };
}
