import { useParams } from "react-router";
import { AgentsArea } from "#features/agents/web/index.tsx";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { ConnectionPanel } from "./connection-panel.tsx";
import { ForMembers } from "./for-members.tsx";
import { ToolsPanel } from "./tools/tools-panel.tsx";
import { useConnection } from "./use-connections.ts";

/** A connection with its health and its tools. */
export function ConnectionPage() {
  const { connectionId = "" } = useParams();
  return (
    <ForMembers title="Connection">
      <OneConnection id={connectionId} />
    </ForMembers>
  );
}

function OneConnection({ id }: { id: string }) {
  const connection = useConnection(id);
  const { data } = connection;
  return (
    <AgentsArea
      title={data?.name ?? "Connection"}
      actions={<LinkButton to="/agents/connections">All connections</LinkButton>}
    >
      <div className="grid gap-5">
        <UntilLoaded
          of={connection}
          title="The connection could not be loaded"
          waiting={<Skeleton className="h-64 w-full" />}
        />
        {data && <ConnectionPanel connection={data} />}
        {data?.abilities.manage && <ToolsPanel connection={data} />}
      </div>
    </AgentsArea>
  );
}
