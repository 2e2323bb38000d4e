import { QuietDeskDrawing } from "#platform/web/ui/drawings/quiet-desk-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { AgentsArea } from "./agents-area.tsx";

/** Agents of one's own are not built yet. The page says so and leads to what is. */
export function AgentsPage() {
  return (
    <AgentsArea title="Agents">
      <EmptyState
        drawing={<QuietDeskDrawing />}
        action={<LinkButton to="/agents/connections">Go to Connections</LinkButton>}
      >
        Coming soon: configure your own agents, their instructions and their tools.
      </EmptyState>
    </AgentsArea>
  );
}
