import { PeriodChoice } from "./period-choice.tsx";
import { PlanColumn } from "./plan-column.tsx";
import type { PricingProps } from "./pricing-props.ts";

/** The plans side by side; with prices for a year there is a choice between them and those for a month. */
export function PlanColumns({ plans, words, billingPeriod, ...rest }: PricingProps) {
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
