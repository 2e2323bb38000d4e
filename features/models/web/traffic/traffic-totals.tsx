import type { Traffic } from "../../contract/model-traffic.ts";
import { formatCost, formatCount, formatLatency, formatShare } from "../usage/format-usage.ts";

/** The sums of all traffic in the period. */
export function TrafficTotals({ totals }: { totals: Traffic }) {
  const { calls, failed, refused, fallbacks, costMicros, p50Ms, p95Ms } = totals;
  const values = [
    ["Calls", formatCount(calls), `${formatCount(refused)} refused by a budget`],
    [
      "Failed",
      formatShare(failed, calls),
      `${formatCount(failed)} calls, ${formatCount(fallbacks)} fallbacks`,
    ],
    ["First word", formatLatency(p50Ms), `95% within ${formatLatency(p95Ms)}`],
    ["Cost", formatCost(costMicros), "By the prices of each call"],
  ];
  return (
    <dl className="mb-6 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
      {values.map(([name, value, more]) => (
        <div key={name} className="flex flex-col">
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="text-2xl font-semibold text-ink-1 tabular-nums">{value}</dd>
          <dd className="text-xs text-ink-3">{more}</dd>
        </div>
      ))}
    </dl>
  );
}
