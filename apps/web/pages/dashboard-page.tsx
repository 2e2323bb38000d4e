import { MessageSquare } from "lucide-react";
import { Page } from "#platform/web/page/page.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";

/** Where a signed-in user begins: with a question. */
export function DashboardPage() {
  return (
    <Page title="Dashboard" lead="Ask for something, or go on where you stopped.">
      <LinkButton
        to="/chat"
        variant="primary"
        size="lg"
        icon={<MessageSquare aria-hidden="true" size={18} />}
      >
        Start a conversation
      </LinkButton>
    </Page>
  );
}
