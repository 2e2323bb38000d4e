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
    <AdminFrame title="Waiting" actions={<LinkButton to="/admin/subscriptions">All workspaces</LinkButton>}>
      <Panel
        title="Not done yet"
        description="Everything here is tried again by itself. What stays for long needs a look: at the provider, or at the keys of this installation."
      >
        <UntilLoaded
          of={query}
          title="What waits could not be loaded"
          waiting={<Skeleton className="h-40 w-full" />}
        />
        {matters?.length === 0 && (
          <EmptyState drawing={<QuietDeskDrawing />}>Nothing waits: all is as the provider says.</EmptyState>
        )}
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
