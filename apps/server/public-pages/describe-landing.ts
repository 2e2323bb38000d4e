import type { LandingPage } from "#features/site/contract/landing-page.ts";
import { priceSentence } from "#features/site/contract/list-prices.ts";
import { planText } from "#features/site/contract/plan-text.ts";
import { headTags, landingJsonLd } from "#features/site/server/index.ts";

/** The head of the landing page: title, description and structured data, as HTML. */
export function describeLanding(page: LandingPage, site: { publicUrl: string; isIndexed: boolean }): string {
  const { language, content, operator, plans, isSelling } = page;
  const { title } = content.meta;
  const sold = isSelling ? plans.filter(({ monthlyCents }) => monthlyCents > 0) : [];
  const description = [content.meta.description, priceSentence(page)].filter(Boolean).join(" ");
  const jsonLd = landingJsonLd({
    publicUrl: site.publicUrl,
    language,
    name: "Adjutant",
    description: content.meta.description,
    operator,
    plans: sold.map((plan) => ({
      ...plan,
      description: planText(plan.description, content.pricing),
      currency: plan.currency.toUpperCase(),
    })),
    questions: content.faq.items,
  });
  return headTags({ ...site, path: "/", language, title, description, jsonLd });
}
