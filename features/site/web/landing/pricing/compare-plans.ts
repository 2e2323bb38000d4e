import type { LandingPlan } from "../../../contract/landing-page.ts";

export interface ComparedFeature {
  feature: string;
  /** One entry per plan, in order. */
  isIncluded: boolean[];
}

/** All features of the plans, each once. "Everything in …" is expanded to the named plan's features. */
export function comparePlans(plans: readonly LandingPlan[]): ComparedFeature[] {
  const featuresOf = plans.map((_plan, place) => expand(plans, place));
  const all = new Set(featuresOf.flatMap((features) => [...features]));
  return [...all].map((feature) => ({
    feature,
    isIncluded: featuresOf.map((features) => features.has(feature)),
  }));
}

/** A plan can include only earlier ones, so the recursion ends. */
function expand(plans: readonly LandingPlan[], place: number): Set<string> {
  const features = (plans[place]?.features ?? []).flatMap((feature) => {
    const taken = plans.findIndex(({ name }) => feature === `Everything in ${name}`);
    return taken >= 0 && taken < place ? [...expand(plans, taken)] : [feature];
  });
  return new Set(features);
}
