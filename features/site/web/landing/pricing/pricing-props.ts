import type { LandingContent } from "../../../contract/landing-content.ts";
import type { LandingPlan } from "../../../contract/landing-page.ts";

/** What the prices are shown with. */
export interface PricingProps {
  plans: LandingPlan[];
  words: LandingContent["pricing"];
  language: "en" | "de";
  startFreeTrial: string;
  chooseThisPlan: string;
  billingPeriod: string;
}
