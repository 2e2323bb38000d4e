import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { SecurityEvent } from "../../contract/index.ts";
import { describeEvent } from "./describe-event.ts";

const pageSize = 10;

/** Security events of the account, from the audit trail. */
export function SecurityEventsPanel() {
  const events = useInfiniteQuery({
    queryKey: ["security-events"],
    queryFn: async ({ pageParam, signal }): Promise<EventsPage> => {
      const query = { limit: pageSize, ...(pageParam && { cursor: pageParam }) };
      const { data } = await api.GET("/api/v1/me/security-events", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
  const { data } = events;
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Panel title="Recent security events" description="Recent activity in your account, newest first.">
      <UntilLoaded
        of={events}
        title="The events could not be loaded"
        waiting={<Skeleton className="h-24 w-full" />}
      />
      {data && (
        <ol className="divide-y divide-line-1 text-base">
          {rows.map((event) => (
            <li key={event.id} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span className={event.outcome === "ok" ? "" : "text-bad"}>{describeEvent(event)}</span>
              <span className="shrink-0 text-ink-3">
                <RelativeTime at={new Date(event.at)} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {events.hasNextPage && (
        <LoadMore
          shown={rows.length}
          isLoading={events.isFetchingNextPage}
          onLoad={() => void events.fetchNextPage()}
        />
      )}
    </Panel>
  );
}

interface EventsPage {
  items: SecurityEvent[];
  nextCursor: string | null;
}
