import type { Operator } from "./content/operator.ts";
import type { LandingContent } from "./landing-content.ts";
import type { LandingLabels } from "./landing-labels.ts";

/** A plan as the landing page shows it; amounts in hundredths of the currency. */
export interface LandingPlan {
  id: string;
  name: string;
  description: string;
  monthlyCents: number;
  /** Absent where the plan has no price for a year. */
  yearlyCents?: number;
  /** ISO 4217, lower case. */
  currency: string;
  trialDays: number;
  features: string[];
}

/** All that the landing page is rendered from. */
export interface LandingPage {
  language: "en" | "de";
  /** The same page in the other language. */
  otherPath: string;
  labels: LandingLabels;
  /** Without what is not offered here. */
  content: LandingContent;
  /** Who runs the installation; what is not stated is empty. */
  operator: Operator;
  plans: LandingPlan[];
  /** False: no prices are shown, and nobody begins a trial. */
  isSelling: boolean;
  /** Whether there is a demo to open. */
  hasDemo: boolean;
  /** What the page shows when it asks for the metrics. */
  publishableKey: string;
}
