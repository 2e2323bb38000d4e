import type { AnalyticsOverview } from "../../contract/analytics.ts";
import { Change } from "./change.tsx";
import { formatCount } from "./format-count.ts";
import { measures } from "./measures.ts";

/** The totals of the period with explanations. */
export function Totals({ totals }: { totals: AnalyticsOverview["totals"] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-3">
      {measures.map(({ value, label, meaning }) => (
        <div key={value} className="flex flex-col">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="flex items-baseline gap-2">
            <span className="text-2xl font-semibold text-ink-1 tabular-nums">
              {formatCount(totals[value].count)}
            </span>
            <Change of={totals[value]} />
          </dd>
          <dd className="text-xs text-ink-3">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
