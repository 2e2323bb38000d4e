import type { LandingPage } from "../../../contract/landing-page.ts";
import { MetricsBoard } from "../metrics/metrics-board.tsx";
import { SectionFrame } from "../section-frame.tsx";

/** The counters of this installation once more, large. */
export function MetricsSection({ page }: { page: LandingPage }) {
  const { content, publishableKey } = page;
  const { metrics } = content;
  return (
    <SectionFrame id="metrics" heading={metrics.heading} lead={metrics.lead}>
      <MetricsBoard words={metrics} labels={page.labels} publishableKey={publishableKey} />
    </SectionFrame>
  );
}
