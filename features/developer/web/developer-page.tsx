import { useAdmin } from "#features/auth/web/index.tsx";
import { Page } from "#platform/web/page/page.tsx";
import { QuietDeskDrawing } from "#platform/web/ui/drawings/quiet-desk-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Outbox } from "./outbox/outbox.tsx";

const later =
  "Coming soon: API keys, webhooks and the request log. The API reference is at /api/v1/openapi.json.";

/** The page for developers. Admins find the outbox here. */
export function DeveloperPage() {
  const isAdmin = useAdmin();
  return (
    <Page title="Developer" width={isAdmin ? "page" : "reading"}>
      {isAdmin && <Outbox />}
      <EmptyState
        drawing={isAdmin ? undefined : <QuietDeskDrawing />}
        action={isAdmin ? undefined : <LinkButton to="/dashboard">Go to Dashboard</LinkButton>}
      >
        {later}
      </EmptyState>
    </Page>
  );
}
