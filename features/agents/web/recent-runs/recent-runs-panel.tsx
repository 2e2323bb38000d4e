import { useInfiniteQuery } from "@tanstack/react-query";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { agentCalls } from "../api/agent-calls.ts";
import { agentKeys } from "../api/agent-keys.ts";
import { RecentRunRow } from "./recent-run-row.tsx";

/** What the agent did for the reader, newest first. Runs of other people are theirs. */
export function RecentRunsPanel({ agentId }: { agentId: string }) {
  const runs = useInfiniteQuery({
    queryKey: agentKeys.runs(agentId),
    queryFn: ({ pageParam, signal }) => agentCalls.runs(agentId, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
  const found = runs.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Panel title="Your recent runs" description="Only you see what it did for you. Tests are not listed.">
      <UntilLoaded
        of={runs}
        title="Your recent runs could not be loaded"
        waiting={<Skeleton className="h-32 w-full" />}
      />
      {runs.data && found.length === 0 && <EmptyState>It has not worked for you yet.</EmptyState>}
      <ul aria-label="Your recent runs" className="divide-y divide-line-1 text-sm empty:hidden">
        {found.map((run) => (
          <RecentRunRow key={run.id} run={run} />
        ))}
      </ul>
      {runs.hasNextPage && (
        <LoadMore
          shown={found.length}
          isLoading={runs.isFetchingNextPage}
          onLoad={() => void runs.fetchNextPage()}
        />
      )}
    </Panel>
  );
}
