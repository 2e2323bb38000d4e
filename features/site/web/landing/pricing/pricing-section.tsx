import type { LandingPage } from "../../../contract/landing-page.ts";
import { SectionFrame } from "../section-frame.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { PlanColumns } from "./plan-columns.tsx";

/** What the plans cost and are made for; where nothing is sold, who gives them. */
export function PricingSection({ page }: { page: LandingPage }) {
  const { content, language, labels } = page;
  const { pricing: words } = content;
  const plans = page.plans.filter(({ monthlyCents }) => monthlyCents > 0);
  if (!page.isSelling || plans.length === 0) {
    return (
      <SectionFrame id="pricing" heading={words.notSold.heading}>
        <p className="max-w-prose text-lg text-ink-2">{words.notSold.text}</p>
      </SectionFrame>
    );
  }
  const { startFreeTrial, chooseThisPlan, billingPeriod } = labels;
  return (
    <SectionFrame id="pricing" heading={words.heading} lead={words.lead} layout="stacked">
      <PlanColumns {...{ plans, words, language, startFreeTrial, chooseThisPlan, billingPeriod }} />
      <p className="mt-4 text-xs text-ink-3">{words.note}</p>
      <ComparisonTable plans={plans} words={words} availability={content.availability} language={language} />
    </SectionFrame>
  );
}
