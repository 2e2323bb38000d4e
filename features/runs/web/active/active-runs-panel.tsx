import { useRef } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { ActiveRunRow } from "./active-run-row.tsx";
import { useActiveRuns, useRunChanges } from "./use-active-runs.ts";

/** What works for the reader right now. Nothing is seen when nothing does. */
export function ActiveRunsPanel() {
  const runs = useActiveRuns();
  useRunChanges();
  const heading = useRef<HTMLHeadingElement>(null);
  if (runs.isError && !runs.data) {
    return (
      <section aria-label="Running now" className="rounded-lg border border-line-1">
        <ErrorState
          title="What runs now could not be loaded"
          message={describeError(runs.error)}
          onRetry={() => runs.refetch()}
          isRetrying={runs.isFetching}
        />
      </section>
    );
  }
  const items = runs.data?.pages.flatMap((page) => page.items) ?? [];
  const total = runs.data?.pages[0]?.total ?? 0;
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="running-title" className="min-w-0">
      <h2
        ref={heading}
        id="running-title"
        tabIndex={-1}
        className="mb-3 flex items-baseline gap-2 text-base font-semibold"
      >
        Running now <span className="text-sm font-normal text-ink-2 tabular-nums">{total}</span>
      </h2>
      <ul className="divide-y divide-line-1 overflow-hidden rounded-lg border border-line-1 bg-paper-1">
        {items.map((run) => (
          <ActiveRunRow
            key={run.id}
            run={run}
            onStopped={() => (heading.current ?? document.getElementById("main"))?.focus()}
          />
        ))}
      </ul>
      <LoadMore
        shown={items.length}
        total={total}
        isLoading={runs.isFetchingNextPage}
        onLoad={() => runs.fetchNextPage()}
      />
    </section>
  );
}
