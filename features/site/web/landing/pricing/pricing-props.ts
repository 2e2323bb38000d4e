import type { LandingContent } from "../../../contract/landing-content.ts";
import type { LandingPlan } from "../../../contract/landing-page.ts";

export interface PlanColumnProps
  extends Pick<PricingProps, "words" | "language" | "startFreeTrial" | "chooseThisPlan"> {
  plan: LandingPlan;
}

export interface PricingProps {
  plans: LandingPlan[];
  words: LandingContent["pricing"];
  language: "en" | "de";
  startFreeTrial: string;
  chooseThisPlan: string;
  billingPeriod: string;
}
