import { useParams } from "react-router";
import { AdminFrame } from "#features/admin/web/index.tsx";
import { OverridesPanel, WorkspaceMeters } from "#features/entitlements/web/index.tsx";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { WorkspaceBilling } from "../../contract/admin/workspace-billing.ts";
import { AssignedPanel } from "./assigned-panel.tsx";
import { HistoryPanel } from "./history-panel.tsx";
import { OutgoingList } from "./outgoing-list.tsx";
import { SoldPanel } from "./sold-panel.tsx";
import { useWorkspaceBilling } from "./use-workspace-billing.ts";
import { WorkspaceSummary } from "./workspace-summary.tsx";

/** A workspace's plan, payments and usage, with an admin's actions. */
export function WorkspacePage() {
  const { workspaceId = "" } = useParams();
  const query = useWorkspaceBilling(workspaceId);
  return (
    <AdminFrame
      title={query.data?.workspace.name ?? "Workspace"}
      lead={query.data?.workspace.ownerEmail}
      actions={<LinkButton to="/admin/subscriptions">All workspaces</LinkButton>}
    >
      <UntilLoaded
        of={query}
        title="The workspace could not be loaded"
        waiting={<Skeleton className="h-96 w-full" />}
      />
      {query.data && <Parts billing={query.data} />}
    </AdminFrame>
  );
}

function Parts({ billing }: { billing: WorkspaceBilling }) {
  const { provider, usage, outgoing, workspace } = billing;
  const { workspaceId } = workspace;
  return (
    <div className="grid gap-6">
      <WorkspaceSummary workspace={workspace} />
      <AssignedPanel workspaceId={workspaceId} assigned={billing.assigned} isSelling={provider !== "none"} />
      {provider !== "none" && <SoldPanel billing={billing} />}
      {outgoing.length > 0 && (
        <Panel title="Pending" description="Operations that are not completed yet.">
          <OutgoingList matters={outgoing} />
        </Panel>
      )}
      <Panel title="Usage" description="This period, compared with the current limits.">
        <WorkspaceMeters usage={usage} />
      </Panel>
      <OverridesPanel workspaceId={workspaceId} />
      <HistoryPanel workspaceId={workspaceId} />
    </div>
  );
}
