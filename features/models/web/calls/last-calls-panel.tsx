import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { Table } from "#platform/web/ui/table.tsx";
import { callColumns } from "./call-columns.tsx";
import { useLastCalls } from "./use-last-calls.ts";

/** Which calls went where just now, and how they ended. */
export function LastCallsPanel() {
  const query = useLastCalls();
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Panel title="Last calls" description="Newest first. What was asked and answered is not kept here.">
      <UntilLoaded
        of={query}
        title="The calls could not be loaded"
        waiting={<Skeleton className="h-40 w-full" />}
      />
      {query.data && (
        <Table
          caption="Calls, newest first"
          columns={callColumns}
          rows={rows}
          rowKey={({ id }) => id}
          empty={<p className="px-3 py-8 text-center text-sm text-ink-2">No calls yet.</p>}
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
