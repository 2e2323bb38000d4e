import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Pill, type PillTone } from "#platform/web/ui/pill.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { Table } from "#platform/web/ui/table.tsx";
import type { AnalyticsPeriod, PageVitals } from "../../contract/analytics.ts";
import {
  formatVital,
  type VitalName,
  type VitalRating,
  vitalNames,
  vitalThresholds,
} from "../../contract/vitals.ts";
import { formatCount } from "./format-count.ts";
import { nameOf } from "./name-of.ts";
import { usePageVitals } from "./use-analytics.ts";

const tones: Record<VitalRating, PillTone> = { good: "good", "needs improvement": "warn", poor: "bad" };

/** How fast and steady pages are for those who open them. */
export function VitalsPanel({ period }: { period: AnalyticsPeriod }) {
  const query = usePageVitals(period);
  const rows = query.data?.pages.flatMap(({ items }) => items);
  return (
    <Panel
      title="Web vitals"
      description="By the page that was loaded: three of four visits were at least this fast and steady. Values are rounded by up to 2.5 percent, the ratings are exact."
    >
      <UntilLoaded
        of={query}
        title="The measurements could not be loaded"
        waiting={<Skeleton className="h-40 w-full" />}
      />
      {rows?.length === 0 && <p className="text-sm text-ink-3">Nothing was measured in this time.</p>}
      {rows && rows.length > 0 && (
        <Table
          caption="Web vitals by page"
          rows={rows}
          rowKey={({ route }) => route}
          isRefreshing={query.isPlaceholderData}
          columns={[
            {
              key: "page",
              header: "Page",
              className: "min-w-40",
              cell: ({ route }) => <span className="wrap-anywhere">{nameOf("page", route)}</span>,
            },
            ...vitalNames.map((name) => ({
              key: name,
              header: <span title={explain(name)}>{name}</span>,
              isNumeric: true,
              cell: (page: PageVitals) => <Measured name={name} page={page} />,
            })),
            {
              key: "samples",
              header: "Measurements",
              isNumeric: true,
              cell: ({ samples }) => formatCount(samples),
            },
          ]}
        />
      )}
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

function Measured({ name, page }: { name: VitalName; page: PageVitals }) {
  const vital = page.vitals.find((measured) => measured.name === name);
  if (!vital) return <span className="text-ink-3">–</span>;
  return (
    <Pill tone={tones[vital.rating]}>
      {formatVital(name, vital.p75)}
      <span className="sr-only"> ({vital.rating})</span>
    </Pill>
  );
}

/** What the colours mean. */
function Thresholds() {
  return (
    <ul
      aria-label="Thresholds"
      className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-3 tabular-nums"
    >
      {vitalNames.map((name) => (
        <li key={name}>
          {name}: {explain(name)}
        </li>
      ))}
    </ul>
  );
}

function explain(name: VitalName): string {
  const { good, fair } = vitalThresholds[name];
  return `good up to ${formatVital(name, good)}, poor above ${formatVital(name, fair)}`;
}
