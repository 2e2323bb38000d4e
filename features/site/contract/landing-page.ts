import type { Operator } from "./content/operator.ts";
import type { LandingContent } from "./landing-content.ts";
import type { LandingLabels } from "./landing-labels.ts";

/** A plan on the landing page. Amounts are in hundredths of the currency. */
export interface LandingPlan {
  id: string;
  name: string;
  description: string;
  monthlyCents: number;
  /** Absent when the plan has no yearly price. */
  yearlyCents?: number;
  /** ISO 4217, lower case. */
  currency: string;
  trialDays: number;
  features: string[];
}

/** Everything from which the landing page is rendered. */
export interface LandingPage {
  language: "en" | "de";
  /** The same page in the other language. */
  otherPath: string;
  labels: LandingLabels;
  /** Without what this installation does not offer. */
  content: LandingContent;
  /** The operator. Unstated fields are empty. */
  operator: Operator;
  plans: LandingPlan[];
  /** False: no prices are shown, and no trial can be started. */
  isSelling: boolean;
  /** Whether there is a demo. */
  hasDemo: boolean;
  /** Sent by the page when it loads the metrics. */
  publishableKey: string;
}
