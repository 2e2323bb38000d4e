import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { AnalyticsPeriod, RankedKind } from "../../contract/analytics.ts";
import { Change } from "./change.tsx";
import { formatCount } from "./format-count.ts";
import { nameOf } from "./name-of.ts";
import { ShareBar } from "./share-bar.tsx";
import { useRankedNames } from "./use-analytics.ts";

/** The most frequent names of one kind. */
export function RankingPanel({ title, description, kind, period }: RankingPanelProps) {
  const query = useRankedNames(period, kind);
  const rows = query.data?.pages.flatMap(({ items }) => items);
  const highest = rows?.[0]?.count ?? 0;
  return (
    <Panel title={title} description={description}>
      <UntilLoaded
        of={query}
        title="These numbers could not be loaded"
        waiting={<Skeleton className="h-40 w-full" />}
      />
      {rows?.length === 0 && <p className="text-sm text-ink-3">None in this period.</p>}
      {rows && rows.length > 0 && (
        <ol aria-label={title} aria-busy={query.isPlaceholderData} className="grid gap-2.5">
          {rows.map(({ name, count, previous }) => (
            <li key={name}>
              <div className="flex items-baseline gap-3 text-sm">
                <span className="min-w-0 flex-1 text-ink-1 wrap-anywhere">{nameOf(kind, name)}</span>
                <span className="font-medium text-ink-1 tabular-nums">{formatCount(count)}</span>
                <Change of={{ count, previous }} className="w-12 text-right" />
              </div>
              <ShareBar part={count} whole={highest} />
            </li>
          ))}
        </ol>
      )}
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

interface RankingPanelProps {
  title: string;
  description: string;
  kind: RankedKind;
  period: AnalyticsPeriod;
}
