import { ChevronIcon } from "#platform/web/ui/chevron-icon.tsx";
import { isBeingBuilt } from "../../../contract/is-being-built.ts";
import type { LandingContent } from "../../../contract/landing-content.ts";
import type { LandingPage } from "../../../contract/landing-page.ts";
import { planText } from "../../../contract/plan-text.ts";
import { splitFeature } from "../split-feature.ts";

const shownCount = 4;

/** The first four features of the plan for one person. */
export function PlanFeatures({ page }: { page: LandingPage }) {
  const { planFeaturesHeading, planFeaturesNote } = page.content.hero;
  const plan = page.plans.find(({ id }) => id === "individual") ?? page.plans[0];
  const features = plan?.features.slice(0, shownCount) ?? [];
  if (features.length === 0) return null;
  return (
    <div className="mt-8">
      <h2 className="text-sm font-medium text-ink-2">{planFeaturesHeading}</h2>
      <ul className="mt-2.5 grid gap-1.5">
        {features.map((feature) => (
          <Feature
            key={feature}
            isBuilding={isBeingBuilt(feature, page.content.pricing)}
            words={page.content.availability}
            {...splitFeature(planText(feature, page.content.pricing))}
          />
        ))}
      </ul>
      <p className="mt-2.5 text-xs text-ink-3">{planFeaturesNote}</p>
    </div>
  );
}

function Feature({ name, more, isBuilding, words }: FeatureProps) {
  return (
    <li className="flex gap-2.5 text-base text-ink-2">
      <ChevronIcon
        isFilled={!isBuilding}
        className={`mt-0.5 shrink-0 ${isBuilding ? "text-ink-3" : "text-accent"}`}
      />
      <span className="min-w-0">
        <b className="font-medium text-ink-1">{name}</b>
        {more && <span className="max-sm:hidden">: {more}</span>}
        {isBuilding && <span className="sr-only"> ({words.building})</span>}
      </span>
    </li>
  );
}

interface FeatureProps {
  name: string;
  more?: string;
  isBuilding: boolean;
  words: LandingContent["availability"];
}
