import type { LandingPage } from "../../contract/landing-page.ts";
import { FixedAction } from "./fixed-action.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { Hero } from "./hero/hero.tsx";
import { MetricsBoard } from "./metrics/metrics-board.tsx";
import { PricingSection } from "./pricing/pricing-section.tsx";
import { SectionFrame } from "./section-frame.tsx";
import { AgentsSection } from "./sections/agents-section.tsx";
import { CapabilitiesSection } from "./sections/capabilities-section.tsx";
import { DemoSection } from "./sections/demo-section.tsx";
import { EnterpriseSection } from "./sections/enterprise-section.tsx";
import { FaqSection } from "./sections/faq-section.tsx";
import { FeaturesSection } from "./sections/features-section.tsx";
import { SiteFooter } from "./sections/site-footer.tsx";
import { StatsBand } from "./sections/stats-band.tsx";
import { TestimonialsSection } from "./sections/testimonials-section.tsx";
import { TrialNotices } from "./trial-notices.tsx";

/** The body of the landing page, for visitors and signed-in people. */
export function LandingView({ page }: { page: LandingPage }) {
  return (
    <>
      <a href="#content" className={skipLink}>
        {page.labels.skip}
      </a>
      <SiteHeader page={{ ...page, landingPath: "" }} />
      <main id="content" tabIndex={-1} className="outline-none">
        <Hero page={page} />
        <StatsBand page={page} />
        {page.hasDemo && <DemoSection page={page} />}
        <CapabilitiesSection page={page} />
        <FeaturesSection page={page} />
        <AgentsSection page={page} />
        <EnterpriseSection page={page} />
        <TestimonialsSection page={page} />
        <PricingSection page={page} />
        <FaqSection page={page} />
        <MetricsSection page={page} />
      </main>
      <SiteFooter page={page} />
      <FixedAction page={page} />
      {page.isSelling && <TrialNotices labels={page.labels} />}
    </>
  );
}

const skipLink =
  "fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-accent px-4 py-2.5 text-base font-medium text-on-accent focus:translate-y-0 print:hidden";

/** The metrics of this installation, large. */
function MetricsSection({ page }: { page: LandingPage }) {
  const { content, publishableKey } = page;
  const { metrics } = content;
  return (
    <SectionFrame id="metrics" heading={metrics.heading} lead={metrics.lead}>
      <MetricsBoard words={metrics} labels={page.labels} publishableKey={publishableKey} />
    </SectionFrame>
  );
}
