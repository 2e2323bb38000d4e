import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import { ClientAccessPanel } from "./client-access-panel.tsx";

/** Where admins begin. */
export function AdminPage() {
  return (
    <AdminFrame>
      <ClientAccessPanel />
      <EmptyState action={<LinkButton to="/dev">Open the Outbox</LinkButton>}>
        Here you will see users, teams, navigation and the audit log of the installation; they are not there
        yet. Mails and text messages on their way out are in the outbox.
      </EmptyState>
    </AdminFrame>
  );
}
