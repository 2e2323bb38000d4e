import type { LandingContent } from "../../../contract/landing-content.ts";
import type { LandingLabels } from "../../../contract/landing-labels.ts";

export interface MetricsProps {
  words: LandingContent["metrics"];
  labels: Pick<LandingLabels, "loadingMetrics" | "metricsFailed" | "retry">;
  publishableKey: string;
}
