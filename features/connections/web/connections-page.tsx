import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { AgentsArea } from "#features/agents/web/index.tsx";
import { apiQuery } from "#platform/web/api/client.ts";
import { useMay } from "#platform/web/api/use-may.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { ConnectionRow } from "./connection-row.tsx";
import { ForMembers } from "./for-members.tsx";
import { HostsPanel } from "./hosts/hosts-panel.tsx";
import { useConnections } from "./use-connections.ts";

const AddDialog = lazy(async () => ({ default: (await import("./adding/add-dialog.tsx")).AddDialog }));

/** The connections of the workspace, and the hosts for HTTP requests. */
export function ConnectionsPage() {
  return (
    <ForMembers title="Connections">
      <Connections />
    </ForMembers>
  );
}

function Connections() {
  const [isAdding, setAdding] = useState(false);
  const navigate = useNavigate();
  const connections = useConnections();
  const me = apiQuery.useQuery("get", "/api/v1/me");
  const isManaging = useMay("connection.add");
  const managesHosts = useMay("http_host.list");
  const found = connections.data?.pages.flatMap(({ items }) => items) ?? [];
  const addButton = isManaging && (
    <Button variant="primary" icon={<Plus aria-hidden="true" size={16} />} onClick={() => setAdding(true)}>
      Add a connection
    </Button>
  );
  return (
    <AgentsArea
      title="Connections"
      lead="MCP servers and HTTP APIs whose tools assistants may use. An admin approves each tool."
      actions={found.length > 0 && addButton}
    >
      <div className="grid gap-5">
        <UntilLoaded
          of={connections}
          title="The connections could not be loaded"
          waiting={<Skeleton className="h-48 w-full" />}
        />
        {connections.data && found.length === 0 && (
          <Panel title="Connections">
            <EmptyState action={addButton}>
              {isManaging
                ? "Nothing is connected. Add an MCP server or an HTTP API, and approve the tools that assistants may use."
                : "Nothing is connected. An owner or admin of the workspace can add an MCP server or an HTTP API."}
            </EmptyState>
          </Panel>
        )}
        {found.length > 0 && (
          <ul
            aria-label="Connections"
            className="divide-y divide-line-1 rounded-lg border border-line-1 bg-paper-1"
          >
            {found.map((connection) => (
              <ConnectionRow key={connection.id} connection={connection} />
            ))}
          </ul>
        )}
        {connections.hasNextPage && (
          <LoadMore
            shown={found.length}
            isLoading={connections.isFetchingNextPage}
            onLoad={() => void connections.fetchNextPage()}
          />
        )}
        {managesHosts && <HostsPanel isAdmin={me.data?.isAdmin === true} />}
      </div>
      <Suspense>
        {isAdding && (
          <AddDialog
            onClose={() => setAdding(false)}
            onAdded={({ id }) => void navigate(`/agents/connections/${id}`)}
          />
        )}
      </Suspense>
    </AgentsArea>
  );
}
