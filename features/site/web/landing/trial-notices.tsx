import { buttonStyle } from "#platform/web/ui/button-style.ts";
import type { LandingLabels } from "../../contract/landing-labels.ts";
import { BusyMark } from "./trial-button.tsx";

/** Messages for loading the trial dialog and its failure. Part of the page, because nothing may load then. */
export function TrialNotices({ labels }: { labels: LandingLabels }) {
  return (
    <>
      <p id="trial-status" role="status" data-loading={labels.loading} className="sr-only" />
      <div
        id="trial-problem"
        popover="auto"
        role="alertdialog"
        aria-labelledby="trial-problem-title"
        aria-describedby="trial-problem-reason"
        className="m-auto w-[min(26rem,calc(100%-2rem))] rounded-xl border border-line-1 bg-float p-5 text-ink-1 shadow-dialog backdrop:bg-scrim"
      >
        <p id="trial-problem-title" className="text-lg font-semibold">
          {labels.trialFailed}
        </p>
        <p id="trial-problem-reason" className="mt-1 text-base text-ink-2">
          {labels.serverNotReached}
        </p>
        <button type="button" data-trial-again className={buttonStyle("primary", "lg", "group mt-4")}>
          <BusyMark />
          {labels.tryAgain}
        </button>
      </div>
    </>
  );
}
