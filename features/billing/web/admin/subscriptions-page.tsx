import { AdminFrame } from "#features/admin/web/index.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { OverviewPanel } from "./overview-panel.tsx";
import { useBillingOverview } from "./use-billed-workspaces.ts";
import { WorkspacesPanel } from "./workspaces-panel.tsx";

/** Plans and payments of all workspaces, for admins. */
export function SubscriptionsPage() {
  const overview = useBillingOverview();
  // While unknown, everything stays reachable.
  const isSelling = overview.data?.provider !== "none";
  return (
    <AdminFrame
      title="Subscriptions"
      actions={
        <>
          <LinkButton to="/admin/subscriptions/plans">Plans and limits</LinkButton>
          <LinkButton to="/admin/subscriptions/links">Links to plans</LinkButton>
          {isSelling && <LinkButton to="/admin/subscriptions/waiting">Pending</LinkButton>}
        </>
      }
    >
      <div className="grid gap-6">
        <OverviewPanel query={overview} />
        <WorkspacesPanel isSelling={isSelling} />
      </div>
    </AdminFrame>
  );
}
