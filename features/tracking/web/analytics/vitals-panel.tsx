import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { AnalyticsPeriod } from "../../contract/analytics.ts";
import { vitalNames } from "../../contract/vitals.ts";
import { explainVital } from "./explain-vital.ts";
import { usePageVitals } from "./use-analytics.ts";
import { VitalsTable } from "./vitals-table.tsx";

/** Speed and stability of pages as measured by visitors. */
export function VitalsPanel({ period }: { period: AnalyticsPeriod }) {
  const query = usePageVitals(period);
  const rows = query.data?.pages.flatMap(({ items }) => items);
  return (
    <Panel
      title="Web vitals"
      description="By landing page, 75th percentile of sessions. Values are rounded by up to 2.5 percent; ratings are exact."
    >
      <UntilLoaded
        of={query}
        title="The measurements could not be loaded"
        waiting={<Skeleton className="h-40 w-full" />}
      />
      {rows?.length === 0 && <p className="text-sm text-ink-3">Nothing was measured in this period.</p>}
      {rows && rows.length > 0 && <VitalsTable rows={rows} isRefreshing={query.isPlaceholderData} />}
      <Thresholds />
      {query.hasNextPage && (
        <LoadMore
          shown={rows?.length ?? 0}
          isLoading={query.isFetchingNextPage}
          onLoad={() => void query.fetchNextPage()}
        />
      )}
    </Panel>
  );
}

/** The meaning of the colours. */
function Thresholds() {
  return (
    <ul
      aria-label="Thresholds"
      className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-3 tabular-nums"
    >
      {vitalNames.map((name) => (
        <li key={name}>
          {name}: {explainVital(name)}
        </li>
      ))}
    </ul>
  );
}
