import { BarChart } from "#platform/web/charts/bar-chart.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { Table } from "#platform/web/ui/table.tsx";
import type { AnalyticsOverview, AnalyticsPoint } from "../../contract/analytics.ts";
import { formatCount } from "./format-count.ts";
import { formatPoint } from "./format-point.ts";
import { type Measure, measures } from "./measures.ts";
import { nameTimeBefore } from "./periods.ts";
import { Totals } from "./totals.tsx";

/** Traffic in total and over time. */
export function TrafficPanel({ overview, measure, onMeasure }: TrafficPanelProps) {
  const { unit, series, totals, period } = overview;
  const label = measures.find(({ value }) => value === measure)?.label ?? "";
  const bars = series.map((point) => ({
    key: point.startsAt,
    label: formatPoint(point.startsAt, unit, "short"),
    name: formatPoint(point.startsAt, unit, "long"),
    count: point[measure],
  }));
  return (
    <Panel
      title="Traffic"
      description={`Compared with ${nameTimeBefore(period)}. Hours and days are in UTC; the last one is still running.`}
    >
      <Totals totals={totals} />
      <div className="mt-6 mb-2">
        <Segmented label="Shown over time" options={measures} value={measure} onChange={onMeasure} />
      </div>
      <BarChart
        bars={bars}
        format={formatCount}
        summary={`${label} by ${unit}: ${formatCount(totals[measure].count)} in all. The table below lists each value.`}
      />
      <details className="mt-4 text-sm">
        <summary className="w-fit cursor-pointer text-ink-2 hover:text-ink-1">Show as a table</summary>
        <Table
          caption={`Traffic by ${unit}`}
          className="mt-2 max-h-96"
          rows={series}
          rowKey={({ startsAt }) => startsAt}
          columns={[
            { key: "time", header: unit, cell: ({ startsAt }) => formatPoint(startsAt, unit, "long") },
            ...measures.map(({ value, label: header }) => ({
              key: value,
              header,
              isNumeric: true,
              cell: (point: AnalyticsPoint) => formatCount(point[value]),
            })),
          ]}
        />
      </details>
      {totals.botSessions.count > 0 && (
        <p className="mt-3 text-xs text-ink-3">
          Excluded: {formatCount(totals.botSessions.count)} bot sessions, detected by user agent.
        </p>
      )}
    </Panel>
  );
}

interface TrafficPanelProps {
  overview: AnalyticsOverview;
  measure: Measure;
  onMeasure: (measure: Measure) => void;
}
