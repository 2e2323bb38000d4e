import { useState } from "react";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { Table } from "#platform/web/ui/table.tsx";
import type { UsageBy } from "../../contract/model-usage.ts";
import { usageColumns } from "./usage-columns.tsx";
import { byLabels, type Days, reports, type UsageReach } from "./usage-reach.ts";
import { useUsageRows } from "./use-usage-report.ts";

/** Usage by what a person chooses, the most expensive first. */
export function UsageTable({ reach, days }: { reach: UsageReach; days: Days }) {
  const { bys } = reports[reach];
  const [chosen, setChosen] = useState<UsageBy>();
  const by = chosen && bys.includes(chosen) ? chosen : (bys[0] ?? "model");
  const query = useUsageRows(reach, days, by);
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  // Until the new rows arrive, the old ones keep their own columns.
  const shownBy = query.data?.pages[0]?.by ?? by;
  return (
    <Panel
      title="Breakdown"
      description="The most expensive first."
      actions={
        <Select
          label="Group by"
          labelHidden
          className="w-36"
          options={bys.map((value) => ({ value, label: `By ${byLabels[value].toLowerCase()}` }))}
          value={by}
          onChange={setChosen}
        />
      }
    >
      <UntilLoaded
        of={query}
        title="The breakdown could not be loaded"
        waiting={<Skeleton className="h-40 w-full" />}
      />
      {query.data && (
        <Table
          caption={`Usage by ${byLabels[shownBy].toLowerCase()}`}
          columns={usageColumns(
            shownBy,
            rows.some(({ budget }) => budget !== null),
          )}
          rows={rows}
          rowKey={({ key }) => key ?? ""}
          isRefreshing={query.isPlaceholderData}
          empty={<p className="px-3 py-8 text-center text-sm text-ink-2">No calls in this period.</p>}
        />
      )}
      {query.hasNextPage && (
        <LoadMore
          shown={rows.length}
          isLoading={query.isFetchingNextPage}
          onLoad={() => void query.fetchNextPage()}
        />
      )}
    </Panel>
  );
}
