import { useParams } from "react-router";
import { useDocumentTitle } from "#platform/web/page/document-title.ts";
import { Page } from "#platform/web/page/page.tsx";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { useAgent } from "../api/use-agent.ts";
import { useAgentDraft } from "../draft/use-draft-store.ts";
import { AgentForUsers } from "./agent-for-users.tsx";
import { Builder } from "./builder.tsx";

/** An agent: its builder for people who may edit it, what it is for to everybody else. */
export function AgentPage() {
  const { agentId = "" } = useParams();
  const agent = useAgent(agentId);
  const isEditable = agent.data?.abilities.edit === true;
  const draft = useAgentDraft(agentId, isEditable);
  useDocumentTitle(agent.data?.name ?? "Agent");
  const { data } = agent;
  if (data && isEditable && draft.data) return <Builder key={agentId} agent={data} draft={draft.data} />;
  if (data && !isEditable) return <AgentForUsers agent={data} />;
  return (
    <Page title={data?.name ?? "Agent"} actions={<LinkButton to="/agents">All agents</LinkButton>}>
      <UntilLoaded
        of={data ? draft : agent}
        title="The agent could not be loaded"
        waiting={<Skeleton className="h-96 w-full" />}
      />
    </Page>
  );
}
