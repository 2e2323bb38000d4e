import { useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { useParams } from "react-router";
import { NotHere, useShareChanges } from "#features/sharing/web/index.tsx";
import { ApiError } from "#platform/web/api/api-error.ts";
import { useDocumentTitle } from "#platform/web/page/document-title.ts";
import { Page } from "#platform/web/page/page.tsx";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Breadcrumb } from "#platform/web/ui/breadcrumb.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { agentKeys } from "../api/agent-keys.ts";
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
  const client = useQueryClient();
  // Whoever may no longer open it sees nothing of it any more.
  useShareChanges("agent", (id, isEnding) => {
    const queryKey = agentKeys.one(id ?? agentId);
    void (id && isEnding ? client.resetQueries({ queryKey }) : client.invalidateQueries({ queryKey }));
  });
  useDocumentTitle(agent.data?.name ?? "Agent");
  const isNotHere = agent.error instanceof ApiError && agent.error.status === 404;
  const data = isNotHere ? undefined : agent.data;
  if (data && isEditable && draft.data) return <Builder key={agentId} agent={data} draft={draft.data} />;
  if (data && !isEditable) return <AgentForUsers agent={data} />;
  if (data && draft.isPending) return <OpeningBuilder name={data.name} />;
  return (
    <Page title={data?.name ?? "Agent"} actions={<LinkButton to="/agents">All agents</LinkButton>}>
      <UntilLoaded
        of={data ? draft : agent}
        title="The agent could not be loaded"
        waiting={<Skeleton className="h-96 w-full" />}
      />
      {isNotHere && (
        <div className="flex justify-center">
          <Suspense fallback={null}>
            <NotHere noun="agent" path="/api/v1/agents/{id}" id={agentId} />
          </Suspense>
        </div>
      )}
    </Page>
  );
}

/** The head of the builder where it will stay, until the draft is there. */
function OpeningBuilder({ name }: { name: string }) {
  return (
    <>
      <header className="border-b border-line-1 bg-paper-1 page-gutter pt-4">
        <Breadcrumb trail={[{ label: "Agents", to: "/agents" }, { label: name }]} />
        <h1 className="mt-1 flex min-h-8 items-center text-xl font-semibold text-ink-1 wrap-anywhere">
          {name}
        </h1>
        <div className="mt-2 h-9" />
      </header>
      <div className="mx-auto w-full max-w-page page-gutter py-6">
        <Skeleton className="h-96 w-full" />
      </div>
    </>
  );
}
