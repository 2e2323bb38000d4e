import type { LandingPage } from "../../../contract/landing-page.ts";
import { SectionFrame } from "../section-frame.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { PeriodChoice } from "./period-choice.tsx";
import { PlanColumn } from "./plan-column.tsx";
import type { PricingProps } from "./pricing-props.ts";

/** The plans and their prices. Where nothing is sold: who assigns plans. */
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

/** The plans side by side, with a period switch when there are yearly prices. */
function PlanColumns({ plans, words, billingPeriod, ...rest }: PricingProps) {
  const hasYearly = plans.some(({ yearlyCents }) => yearlyCents !== undefined);
  return (
    <>
      {hasYearly && <PeriodChoice label={billingPeriod} words={words} />}
      <ul className="grid rounded-xl border border-line-1 bg-paper-1 lg:auto-cols-fr lg:grid-flow-col">
        {plans.map((plan) => (
          <PlanColumn key={plan.id} plan={plan} words={words} {...rest} />
        ))}
      </ul>
    </>
  );
}
