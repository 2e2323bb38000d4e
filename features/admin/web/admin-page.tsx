import { Page } from "#platform/web/page/page.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { ClientAccessPanel } from "./client-access-panel.tsx";

/** Where admins begin. */
export function AdminPage() {
  return (
    <Page title="Admin" width="reading">
      <ClientAccessPanel />
      <EmptyState action={<LinkButton to="/dev">Open the Outbox</LinkButton>}>
        Here you will see users, teams, subscriptions, navigation and the audit log of the installation; they
        are not there yet. Mails and text messages on their way out are in the outbox.
      </EmptyState>
    </Page>
  );
}
