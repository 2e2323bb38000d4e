import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { apiQuery } from "#platform/web/api/client.ts";
import { useMay } from "#platform/web/api/use-may.ts";
import { useWorksHere } from "#platform/web/api/use-works-here.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { SearchField } from "#platform/web/ui/search-field.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { AgentsArea } from "../agents-area.tsx";
import { useAgents, useFiguresOfAgents } from "../api/use-agents.ts";
import { CreateDialog } from "../creating/create-dialog.tsx";
import { FirstAgent } from "../creating/first-agent.tsx";
import { AgentTable } from "./agent-table.tsx";
import { useListView, views } from "./use-list-view.ts";
import { WorkspaceAgents } from "./workspace-agents.tsx";

/** The agents that the person may use or edit. Auditors have none. */
export function AgentsPage() {
  const { data: me } = apiQuery.useQuery("get", "/api/v1/me");
  const mayRead = useMay("agent.read");
  if (!me || mayRead) return <OwnAgents />;
  return (
    <AgentsArea title="Agents">
      <EmptyState>Auditors use no agents.</EmptyState>
    </AgentsArea>
  );
}

/** Without an agent, what to begin with. */
function OwnAgents() {
  const { view, search, typed, setView, setTyped } = useListView();
  const [parameters, setParameters] = useSearchParams();
  const [isCreating, setCreating] = useState(false);
  const isManaging = useMay("agent.list_all");
  const isOfWorkspace = view === "workspace" && isManaging;
  const agents = useAgents(view === "workspace" ? "all" : view, search);
  const figures = useFiguresOfAgents();
  const mayCreate = useWorksHere();
  const wantsNew = parameters.has("new");

  // The palette opens the dialog by this address.
  useEffect(() => {
    if (!wantsNew) return;
    setCreating(mayCreate);
    setParameters((known) => without(known, "new"), { replace: true });
  }, [wantsNew, mayCreate, setParameters]);

  const found = agents.data?.pages.flatMap(({ items }) => items) ?? [];
  const isFiltered = search !== "" || view !== "all";
  const hasNone = agents.data !== undefined && found.length === 0 && !agents.isPlaceholderData;
  return (
    <AgentsArea
      title="Agents"
      lead="Assistants with instructions, tools and limits of their own. Build one, test it, publish it."
      actions={
        mayCreate &&
        !(hasNone && !isFiltered) && (
          <Button
            variant="primary"
            icon={<Plus aria-hidden="true" size={16} />}
            onClick={() => setCreating(true)}
          >
            New agent
          </Button>
        )
      }
    >
      {!(hasNone && !isFiltered) && (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
          {!isOfWorkspace && (
            <SearchField
              label="Search agents"
              className="w-full sm:w-72"
              maxLength={100}
              value={typed}
              onValueChange={setTyped}
            />
          )}
          <Segmented
            label="Which agents"
            className="max-w-full flex-wrap"
            options={views.filter(({ value }) => value !== "workspace" || isManaging)}
            value={view}
            onChange={setView}
          />
        </div>
      )}
      <UntilLoaded
        of={agents}
        title="The agents could not be loaded"
        waiting={<Skeleton className="h-64 w-full" />}
      />
      {isOfWorkspace && <WorkspaceAgents />}
      {!isOfWorkspace && found.length > 0 && (
        <AgentTable agents={found} figures={figures.data} isRefreshing={agents.isPlaceholderData} />
      )}
      {!isOfWorkspace && agents.hasNextPage && (
        <LoadMore
          shown={found.length}
          isLoading={agents.isFetchingNextPage}
          onLoad={() => void agents.fetchNextPage()}
        />
      )}
      {hasNone && !isFiltered && mayCreate && <FirstAgent onOther={() => setCreating(true)} />}
      {hasNone && !isFiltered && !mayCreate && <EmptyState>{nothingIn.shared}</EmptyState>}
      {!isOfWorkspace && hasNone && isFiltered && (
        <EmptyState
          action={
            <Button
              onClick={() => {
                setTyped("");
                setView("all");
              }}
            >
              Clear filters
            </Button>
          }
        >
          {search === "" ? nothingIn[view] : `No agent has “${search}” in its name.`}
        </EmptyState>
      )}
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
    </AgentsArea>
  );
}

const nothingIn = {
  all: "There are no agents.",
  own: "You have no agents of your own.",
  shared: "Nobody shared an agent with you.",
  usable: "No agent can be asked now. Publish one, or ask a colleague to share one.",
  editable: "There is no agent that you may edit.",
  archived: "No agent is archived.",
  workspace: "There are no agents.",
};

function without(parameters: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(parameters);
  rest.delete(name);
  return rest;
}
