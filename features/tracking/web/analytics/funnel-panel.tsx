import { Panel } from "#platform/web/ui/panel.tsx";
import type { AnalyticsOverview } from "../../contract/analytics.ts";
import type { TrialStepEvent } from "../../contract/trial-steps.ts";
import { Change } from "./change.tsx";
import { formatCount, formatShare } from "./format-count.ts";
import { ShareBar } from "./share-bar.tsx";

const names: Record<TrialStepEvent, string> = {
  trial_opened: "Dialog opened",
  trial_email: "Email entered",
  trial_checkout: "Checkout shown",
  trial_completed: "Checkout completed",
  trial_account: "Account created",
};

/** The funnel from a visit to a trial. */
export function FunnelPanel({ overview: { funnel, totals } }: { overview: AnalyticsOverview }) {
  const first = funnel[0]?.count ?? 0;
  const accounts = formatShare(funnel.at(-1)?.count ?? 0, totals.sessions.count);
  const share = totals.sessions.count > 0 ? ` Accounts are ${accounts} of all sessions.` : "";
  return (
    <Panel
      title="Trial funnel"
      description={`Sessions that reached each step.${share} The server counts the last two steps, including people who are not tracked.`}
    >
      <ol className="grid gap-3">
        {funnel.map(({ step, count, previous }) => (
          <li key={step}>
            <div className="flex items-baseline gap-3 text-sm">
              <span className="min-w-0 flex-1 text-ink-1">{names[step]}</span>
              <span className="text-ink-3 tabular-nums">{formatShare(count, first)}</span>
              <span className="w-14 text-right font-medium text-ink-1 tabular-nums">
                {formatCount(count)}
              </span>
              <Change of={{ count, previous }} className="w-12 text-right" />
            </div>
            <ShareBar part={count} whole={first} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
