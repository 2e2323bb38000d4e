import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import { ClientAccessPanel } from "./client-access-panel.tsx";
import { ConnectionsPanel } from "./connections-panel.tsx";

/** The first page of the admin area. */
export function AdminPage() {
  return (
    <AdminFrame>
      <ConnectionsPanel />
      <ClientAccessPanel />
      <EmptyState>
        Here you will see users, teams, navigation and the audit log of the installation; they are not there
        yet.
      </EmptyState>
    </AdminFrame>
  );
}
