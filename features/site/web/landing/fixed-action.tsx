import { buttonStyle } from "#platform/web/ui/button-style.ts";
import type { LandingPage } from "../../contract/landing-page.ts";
import { startLabel, TrialButton } from "./trial-button.tsx";

/** On phones, a start button at the bottom once the page is scrolled. */
export function FixedAction({ page }: { page: LandingPage }) {
  const { labels, isSelling } = page;
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 hidden border-t border-line-1 bg-paper-1 px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] scrolled:block md:hidden! print:hidden!">
      <TrialButton
        isSelling={isSelling}
        size="lg"
        className="w-full signed-in:hidden!"
        label={startLabel(page)}
      />
      <a href="/dashboard" className={buttonStyle("primary", "lg", "hidden! w-full signed-in:inline-flex!")}>
        {labels.goToDashboard}
      </a>
    </div>
  );
}
