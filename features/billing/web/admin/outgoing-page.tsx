import { AdminFrame } from "#features/admin/web/index.tsx";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { QuietDeskDrawing } from "#platform/web/ui/drawings/quiet-desk-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { OutgoingList } from "./outgoing-list.tsx";
import { useOutgoing } from "./use-outgoing.ts";

/** Pending work between this installation and its provider. */
export function OutgoingPage() {
  const query = useOutgoing();
  const matters = query.data?.pages.flatMap(({ items }) => items);
  return (
    <AdminFrame title="Pending" actions={<LinkButton to="/admin/subscriptions">All workspaces</LinkButton>}>
      <Panel
        title="Pending operations"
        description="Everything here is retried automatically. If an entry does not clear, check the provider and the keys of this installation."
      >
        <UntilLoaded
          of={query}
          title="The pending operations could not be loaded"
          waiting={<Skeleton className="h-40 w-full" />}
        />
        {matters?.length === 0 && <EmptyState drawing={<QuietDeskDrawing />}>Nothing is pending.</EmptyState>}
        {matters && matters.length > 0 && <OutgoingList matters={matters} />}
        {query.hasNextPage && (
          <LoadMore
            shown={matters?.length ?? 0}
            isLoading={query.isFetchingNextPage}
            onLoad={() => void query.fetchNextPage()}
          />
        )}
      </Panel>
    </AdminFrame>
  );
}
