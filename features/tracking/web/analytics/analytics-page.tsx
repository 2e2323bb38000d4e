import { AdminFrame } from "#features/admin/web/index.tsx";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { QuietDeskDrawing } from "#platform/web/ui/drawings/quiet-desk-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import type { AnalyticsOverview } from "../../contract/analytics.ts";
import { AnalyticsSkeleton } from "./analytics-skeleton.tsx";
import { ExportButton } from "./export-button.tsx";
import { formatMoment } from "./format-point.ts";
import { FunnelPanel } from "./funnel-panel.tsx";
import { periods } from "./periods.ts";
import { RankingPanel } from "./ranking-panel.tsx";
import { TrafficPanel } from "./traffic-panel.tsx";
import { useAnalytics } from "./use-analytics.ts";
import { useView } from "./use-view.ts";
import { VitalsPanel } from "./vitals-panel.tsx";

/** Traffic, its sources, the funnel, and the speed of pages. */
export function AnalyticsPage() {
  const { period, measure, setPeriod, setMeasure } = useView();
  const query = useAnalytics(period);
  const overview = query.data;
  return (
    <AdminFrame
      title="Analytics"
      lead={
        overview?.countedAt &&
        `Counted up to ${formatMoment(overview.countedAt)}. New visits appear within a minute.`
      }
      actions={
        <>
          <Segmented label="Period" options={periods} value={period} onChange={setPeriod} />
          <ExportButton period={period} />
        </>
      }
    >
      <UntilLoaded of={query} title="The numbers could not be loaded" waiting={<AnalyticsSkeleton />} />
      {overview && isEmpty(overview) && (
        <EmptyState
          drawing={<QuietDeskDrawing />}
          action={period !== "12m" && <Button onClick={() => setPeriod("12m")}>Show 12 months</Button>}
        >
          No visits in this period. New visits appear within a minute.
        </EmptyState>
      )}
      {overview && !isEmpty(overview) && (
        <div aria-busy={query.isPlaceholderData} className="grid gap-6 lg:grid-cols-2">
          <div className="min-w-0 lg:col-span-2">
            <TrafficPanel overview={overview} measure={measure} onMeasure={setMeasure} />
          </div>
          <RankingPanel title="Pages" description="By page views." kind="page" period={period} />
          <FunnelPanel overview={overview} />
          <RankingPanel
            title="Referrers"
            description="Referring hosts, by sessions."
            kind="referrer"
            period={period}
          />
          <RankingPanel title="Languages" description="By sessions." kind="language" period={period} />
          <RankingPanel title="Devices" description="By sessions." kind="device" period={period} />
          <RankingPanel title="Browsers" description="By sessions." kind="browser" period={period} />
          <div className="min-w-0 lg:col-span-2">
            <VitalsPanel period={period} />
          </div>
        </div>
      )}
    </AdminFrame>
  );
}

/** True when there is nothing to compare either. */
function isEmpty({ totals, funnel }: AnalyticsOverview): boolean {
  return [...Object.values(totals), ...funnel].every(({ count, previous }) => count === 0 && previous === 0);
}
