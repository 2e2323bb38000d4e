import { BarChart } from "#platform/web/charts/bar-chart.tsx";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { UsageOverview } from "../../contract/model-usage.ts";
import { formatCost, formatDay } from "./format-usage.ts";
import type { Days, UsageReach } from "./usage-reach.ts";
import { UsageTable } from "./usage-table.tsx";
import { UsageTotals } from "./usage-totals.tsx";
import { useUsageOverview } from "./use-usage-report.ts";

/** What models were used for in some days: sums, days, and a breakdown. */
export function UsageReport({ reach, days }: { reach: UsageReach; days: Days }) {
  const query = useUsageOverview(reach, days);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Panel title="Spending" description="US dollars by the prices of each day. Days are in UTC.">
        <UntilLoaded
          of={query}
          title="The spending could not be loaded"
          waiting={<Skeleton className="h-80 w-full" />}
        />
        {query.data && (
          <div aria-busy={query.isPlaceholderData}>
            <UsageTotals overview={query.data} />
            {query.data.totals.calls > 0 && <Chart overview={query.data} />}
          </div>
        )}
      </Panel>
      <UsageTable reach={reach} days={days} />
    </div>
  );
}

function Chart({ overview: { days, totals } }: { overview: UsageOverview }) {
  const isFree = totals.costMicros === 0;
  const bars = days.map(({ day, costMicros, calls }) => ({
    ...{ key: day, label: formatDay(day), name: formatDay(day, "long") },
    count: isFree ? calls : costMicros,
  }));
  const format = isFree ? (count: number) => `${count} calls` : formatCost;
  const all = isFree ? `${totals.calls} calls` : formatCost(totals.costMicros);
  return (
    <div className="mt-6">
      <BarChart
        bars={bars}
        format={format}
        summary={`By day, ${all} in all. The breakdown by day lists each.`}
      />
    </div>
  );
}
