import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { NoMatchDrawing } from "#platform/web/ui/drawings/no-match-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { SearchField } from "#platform/web/ui/search-field.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { billedStateLooks, billedStates } from "../../contract/admin/billed-workspace.ts";
import { useBilledWorkspaces } from "./use-billed-workspaces.ts";
import { useWorkspaceFilter } from "./use-workspace-filter.ts";
import { WorkspaceLine } from "./workspace-line.tsx";

/** All workspaces, with a search by name, address or state. */
export function WorkspacesPanel({ isSelling }: { isSelling: boolean }) {
  const { typed, setTyped, search, state, setState } = useWorkspaceFilter();
  const query = useBilledWorkspaces(search, state === "all" ? undefined : state);
  const rows = query.data?.pages.flatMap(({ items }) => items);
  return (
    <Panel title="Workspaces">
      <div className="mb-3 flex flex-wrap gap-3">
        <SearchField
          label="Search workspaces"
          placeholder="Name, owner's address, or an id"
          className="min-w-0 flex-1 basis-56"
          value={typed}
          onValueChange={setTyped}
          maxLength={254}
        />
        <Select
          label="State"
          labelHidden
          className="basis-44"
          options={isSelling ? allStates : allStates.filter(({ value }) => unsold.has(value))}
          value={state}
          onChange={setState}
        />
      </div>
      <UntilLoaded
        of={query}
        title="The workspaces could not be loaded"
        waiting={<Skeleton className="h-64 w-full" />}
      />
      {rows?.length === 0 && (
        <EmptyState drawing={<NoMatchDrawing />}>
          No workspace found. Search by the start of a name or email address.
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <ul aria-label="Workspaces" aria-busy={query.isPlaceholderData} className="divide-y divide-line-1">
          {rows.map((workspace) => (
            <WorkspaceLine key={workspace.workspaceId} workspace={workspace} />
          ))}
        </ul>
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

const unsold = new Set<string>(["all", "assigned", "none"]);
const allStates = [
  { value: "all" as const, label: "All states" },
  ...billedStates.map((value) => ({ value, label: billedStateLooks[value].word })),
];
