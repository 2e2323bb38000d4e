import { buttonStyle } from "#platform/web/ui/button-style.ts";
import type { LandingPage } from "../../../contract/landing-page.ts";
import { startLabel, TrialButton } from "../trial-button.tsx";

/** The start buttons: a trial for visitors, pages of the product for signed-in people. */
export function HeroActions({ page }: { page: LandingPage }) {
  const { labels, isSelling } = page;
  return (
    <div className="mt-7">
      <div className="grid gap-3 signed-in:hidden sm:flex sm:flex-wrap">
        <TrialButton isSelling={isSelling} size="lg" label={startLabel(page)} />
        <TrialButton isSelling={isSelling} size="lg" variant="secondary" label={labels.tryConversationalAi} />
      </div>
      <div className="hidden gap-3 signed-in:grid sm:flex-wrap sm:signed-in:flex">
        <a href="/dashboard" className={buttonStyle("primary", "lg")}>
          {labels.goToDashboard}
        </a>
        <a href="/conversation" className={buttonStyle("secondary", "lg")}>
          {labels.tryConversationalAi}
        </a>
      </div>
    </div>
  );
}
