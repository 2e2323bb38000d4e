import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { ChevronIcon } from "#platform/web/ui/chevron-icon.tsx";
import { isBeingBuilt } from "../../../contract/is-being-built.ts";
import { planText } from "../../../contract/plan-text.ts";
import { Fold } from "../fold.tsx";
import { splitFeature } from "../split-feature.ts";
import { TrialButton } from "../trial-button.tsx";
import { PlanPrice } from "./plan-price.tsx";
import type { PlanColumnProps } from "./pricing-props.ts";

/** One plan: price, start button, features, which are folded on phones. */
export function PlanColumn({ plan, words, language, startFreeTrial, chooseThisPlan }: PlanColumnProps) {
  const { name, description, trialDays, features } = plan;
  return (
    <li className="flex flex-col border-line-1 px-5 py-5 not-first:border-t md:py-6 lg:px-7 lg:not-first:border-t-0 lg:not-first:border-l">
      <h3 className="text-lg font-semibold">{name}</h3>
      <p className="mt-1 text-base text-ink-2 lg:min-h-10">{planText(description, words)}</p>
      <PlanPrice {...{ plan, words, language }} />
      <TrialButton
        isSelling
        planId={plan.id}
        size="lg"
        variant={plan.id === "individual" ? "primary" : "secondary"}
        className="mt-5 signed-in:hidden!"
        label={startFreeTrial}
        detail={name}
      />
      <a
        href="/settings/billing"
        aria-label={`${chooseThisPlan}: ${name}`}
        className={buttonStyle("secondary", "lg", "mt-5 hidden! signed-in:inline-flex!")}
      >
        {chooseThisPlan}
      </a>
      <p className="mt-2.5 min-h-4 text-xs text-ink-3 signed-in:hidden">
        {trialDays > 0 && words.trial.replace("{days}", `${trialDays}`)}
      </p>
      <Fold
        className="mt-3 border-t border-dashed border-line-2 md:mt-5 md:pt-5"
        summary={
          <span className="text-base font-medium">
            {words.comparison.feature}
            <span className="sr-only">: {name}</span>
          </span>
        }
      >
        <ul className="grid gap-2.5 max-md:pb-2">
          {features.map((feature) => (
            <Feature
              key={feature}
              isBuilding={isBeingBuilt(feature, words)}
              {...splitFeature(planText(feature, words))}
            />
          ))}
        </ul>
      </Fold>
    </li>
  );
}

function Feature({ name, more, isBuilding }: { name: string; more?: string; isBuilding: boolean }) {
  return (
    <li className="flex gap-2 text-base">
      <ChevronIcon
        sizePx={14}
        isFilled={!isBuilding}
        className={`mt-[3px] shrink-0 ${isBuilding ? "text-ink-3" : "text-accent"}`}
      />
      <span className="min-w-0 text-ink-2">
        <b className="font-medium text-ink-1">{name}</b>
        {more && `: ${more}`}
      </span>
    </li>
  );
}
