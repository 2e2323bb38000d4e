import { Suspense, useContext } from "react";
import { Page } from "#platform/web/page/page.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { agentStatuses } from "../../contract/agent-status.ts";
import type { Agent } from "../../contract/index.ts";
import { askPath } from "../picker/ask-path.ts";
import { RecentRunsPanel } from "../recent-runs/recent-runs-panel.tsx";
import { AgentMemory } from "./agent-memory.ts";
import { AgentTriggers } from "./agent-triggers.ts";

/** An agent for people who ask it: what it is for, and how to begin. How it is built is for its editors. */
export function AgentForUsers({ agent }: { agent: Agent }) {
  const { id, name, purpose, status, owner, published, starters, abilities } = agent;
  const Triggers = useContext(AgentTriggers);
  const Memory = useContext(AgentMemory);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <Page
        title={name}
        lead={purpose || undefined}
        actions={
          <>
            <LinkButton to="/agents">All agents</LinkButton>
            {abilities.use && (
              <LinkButton variant="primary" to={askPath(id)}>
                Ask
              </LinkButton>
            )}
          </>
        }
      >
        <Panel title="About this agent">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
            <Status look={agentStatuses[status]} />
            {published && <span className="tabular-nums">{`Version ${published.number}`}</span>}
            <span>{`From ${owner?.name ?? "a deleted account"}`}</span>
          </p>
          <p className="mt-3 max-w-prose text-sm text-ink-2">
            {abilities.use
              ? "You can ask it. Its owner and the people who may edit it see how it is built, not what you ask."
              : "It cannot be asked now."}
          </p>
          {starters.length > 0 && (
            <>
              <h3 className="mt-4 text-sm font-medium">Questions to begin with</h3>
              <ul className="mt-1 list-disc pl-5 text-sm text-ink-2">
                {starters.map((starter) => (
                  <li key={starter} className="wrap-anywhere">
                    {starter}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Panel>
        <div className="mt-5">
          <RecentRunsPanel agentId={id} />
        </div>
        {Memory && (
          <div className="mt-5">
            <Suspense>
              <Memory agentId={id} />
            </Suspense>
          </div>
        )}
        {abilities.use && Triggers && (
          <div className="mt-5">
            <Suspense>
              <Triggers agentId={id} isUsable />
            </Suspense>
          </div>
        )}
      </Page>
    </div>
  );
}
