import type { LandingPage, LandingPlan } from "../../contract/landing-page.ts";

/** "$29.99", "29,99 $" */
export function formatPrice(cents: number, currency: string, language: LandingPage["language"]): string {
  const locale = language === "de" ? "de-DE" : "en-US";
  return new Intl.NumberFormat(locale, { style: "currency", currency: currency.toUpperCase() }).format(
    cents / 100,
  );
}

/** Lists prices: "Individual $29.99 · Business $99.99". Skips plans without a price. */
export function listPrices(plans: readonly LandingPlan[], language: LandingPage["language"]): string {
  return plans
    .filter(({ monthlyCents }) => monthlyCents > 0)
    .map(({ name, monthlyCents, currency }) => `${name} ${formatPrice(monthlyCents, currency, language)}`)
    .join(" · ");
}
