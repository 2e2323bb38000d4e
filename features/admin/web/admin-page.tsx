import { AdminFrame } from "./admin-frame.tsx";
import { ClientAccessPanel } from "./client-access-panel.tsx";
import { FindingsPanels } from "./findings-panels.tsx";

/** The first page of the admin area: what is left to do, and what clients need. */
export function AdminPage() {
  return (
    <AdminFrame>
      <FindingsPanels />
      <ClientAccessPanel />
      <p className="mt-6 text-sm text-ink-2">
        Pages for users, teams, navigation and the audit log are not available yet.
      </p>
    </AdminFrame>
  );
}
