import type { LandingPage, LandingPlan } from "./landing-page.ts";

/** "$29.99", "29,99 $" */
export function formatPrice(cents: number, currency: string, language: LandingPage["language"]): string {
  const locale = language === "de" ? "de-DE" : "en-US";
  return new Intl.NumberFormat(locale, { style: "currency", currency: currency.toUpperCase() }).format(
    cents / 100,
  );
}

/** "Individual $29.99 · Business $99.99". Skips plans without a price. */
export function listPrices(
  { plans, language, isSelling }: Pick<LandingPage, "plans" | "language" | "isSelling">,
  separator = " · ",
): string {
  const priced = isSelling ? plans.filter(({ monthlyCents }) => monthlyCents > 0) : [];
  const prices = priced.map(({ name, monthlyCents, currency }: LandingPlan) => {
    return `${name} ${formatPrice(monthlyCents, currency, language)}`;
  });
  return prices.join(separator);
}

/** "Individual $29.99, Business $99.99 per month." Empty where nothing is sold. */
export function priceSentence(page: LandingPage): string {
  const prices = listPrices(page, ", ");
  return prices && `${page.content.hero.prices.replace("{prices}", prices)}.`;
}
