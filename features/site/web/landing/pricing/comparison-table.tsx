import { ChevronIcon } from "#platform/web/ui/chevron-icon.tsx";
import { isBeingBuilt } from "../../../contract/is-being-built.ts";
import type { LandingContent } from "../../../contract/landing-content.ts";
import type { LandingPage, LandingPlan } from "../../../contract/landing-page.ts";
import { formatPrice } from "../../../contract/list-prices.ts";
import { planText } from "../../../contract/plan-text.ts";
import { AvailabilityMark } from "../availability-mark.tsx";
import { FoldMark } from "../fold.tsx";
import { splitFeature } from "../split-feature.ts";
import { comparePlans } from "./compare-plans.ts";

/** A table of all features and plans, folded. */
export function ComparisonTable({ plans, words: pricing, availability, language }: ComparisonTableProps) {
  const words = pricing.comparison;
  return (
    <details data-later className="mt-8 border-y border-line-1 md:mt-14">
      <summary className="flex min-h-14 items-center justify-between gap-6 py-3">
        <h3 id="comparison-heading" className="text-md font-medium">
          {words.heading}
        </h3>
        <FoldMark />
      </summary>
      <div className="relative mb-5 max-w-[56rem] overflow-x-auto">
        <table aria-labelledby="comparison-heading" className="w-full border-collapse text-sm sm:text-base">
          <thead>
            <tr className="border-b border-line-2 text-left">
              <th scope="col" className="py-2.5 pr-2 sm:pr-4 text-sm font-medium text-ink-2">
                {words.feature}
              </th>
              {plans.map(({ id, name }) => (
                <th
                  key={id}
                  scope="col"
                  className="w-17 py-2.5 pl-2 text-xs font-semibold wrap-normal max-[22rem]:pl-1 max-[22rem]:text-2xs sm:w-36 sm:px-3 sm:text-base"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row name={words.pricePerMonth} plans={plans} value={(plan) => priceOf(plan, language)} />
            <Row name={words.trialDays} plans={plans} value={({ trialDays }) => `${trialDays}`} />
            {comparePlans(plans).map(({ feature, isIncluded }) => (
              <tr key={feature} className="border-b border-line-1">
                <th scope="row" className="py-2.5 pr-2 sm:pr-4 text-left font-normal">
                  {splitFeature(planText(feature, pricing)).name}
                  {isBeingBuilt(feature, pricing) && (
                    <AvailabilityMark
                      availability="building"
                      words={availability}
                      className="max-sm:flex sm:ml-2"
                    />
                  )}
                </th>
                {plans.map(({ id }, place) => (
                  <td key={id} className="py-2.5 pl-2 sm:px-3">
                    <Mark
                      isIncluded={isIncluded[place] === true}
                      isBuilding={isBeingBuilt(feature, pricing)}
                      words={words}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function Row({ name, plans, value }: RowProps) {
  return (
    <tr className="border-b border-line-1">
      <th scope="row" className="py-2.5 pr-2 sm:pr-4 text-left font-normal">
        {name}
      </th>
      {plans.map((plan) => (
        <td key={plan.id} className="py-2.5 pl-2 font-mono text-xs tabular-nums sm:px-3 sm:text-sm">
          {value(plan)}
        </td>
      ))}
    </tr>
  );
}

interface RowProps {
  name: string;
  plans: LandingPlan[];
  value: (plan: LandingPlan) => string;
}

function Mark({
  isIncluded,
  isBuilding,
  words,
}: {
  isIncluded: boolean;
  isBuilding: boolean;
  words: LandingContent["pricing"]["comparison"];
}) {
  if (!isIncluded) {
    return (
      <span className="text-ink-3">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{words.notIncluded}</span>
      </span>
    );
  }
  return (
    <span className={`inline-flex align-middle ${isBuilding ? "text-ink-3" : "text-accent"}`}>
      <ChevronIcon isFilled={!isBuilding} />
      <span className="sr-only">{words.included}</span>
    </span>
  );
}

function priceOf({ monthlyCents, currency }: LandingPlan, language: LandingPage["language"]): string {
  return formatPrice(monthlyCents, currency, language);
}

interface ComparisonTableProps {
  plans: LandingPlan[];
  words: LandingContent["pricing"];
  availability: LandingContent["availability"];
  language: LandingPage["language"];
}
