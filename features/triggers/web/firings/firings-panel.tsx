import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { useFirings } from "../use-triggers.ts";
import { FiringRow } from "./firing-row.tsx";

/** Each time that a trigger had a reason to start, newest first. */
export function FiringsPanel({ triggerId }: { triggerId: string }) {
  const firings = useFirings(triggerId);
  const found = firings.data?.pages.flatMap(({ items }) => items);
  return (
    <Panel title="History" description="Kept for 90 days.">
      <UntilLoaded
        of={firings}
        title="The history could not be loaded"
        waiting={<Skeleton className="h-24 w-full" />}
      />
      {found?.length === 0 && (
        <p className="py-4 text-ink-2">It has not started yet. Run it now to see what it does.</p>
      )}
      {found && found.length > 0 && (
        <ul aria-label="History" className="divide-y divide-line-1">
          {found.map((firing) => (
            <FiringRow key={firing.id} firing={firing} />
          ))}
        </ul>
      )}
      {firings.hasNextPage && (
        <LoadMore
          shown={found?.length ?? 0}
          isLoading={firings.isFetchingNextPage}
          onLoad={() => void firings.fetchNextPage()}
        />
      )}
    </Panel>
  );
}
