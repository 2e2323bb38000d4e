import { useContext, useState } from "react";
import { NavLink } from "react-router";
import { useCurrentInView } from "#platform/web/page/use-current-in-view.ts";
import { Breadcrumb } from "#platform/web/ui/breadcrumb.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { classNames } from "#platform/web/ui/class-names.ts";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { agentStatuses } from "../../contract/agent-status.ts";
import type { Agent } from "../../contract/index.ts";
import { DraftStateLine } from "../draft/draft-state-line.tsx";
import type { DraftStore, DraftView } from "../draft/draft-store.ts";
import { askPath } from "../picker/ask-path.ts";
import { PublishDialog } from "../versions/publish-dialog.tsx";
import { AgentMenu } from "./agent-menu.tsx";
import { type AgentPart, agentParts, partPath } from "./agent-parts.ts";
import { AgentTriggers } from "./agent-triggers.ts";

/** The agent's name and standing, what can be done with it as a whole, and the parts of its page. */
export function AgentHeader({ agent, store, view, part, onSettle }: AgentHeaderProps) {
  const hasTriggers = useContext(AgentTriggers) !== null;
  const [isPublishing, setPublishing] = useState(false);
  const row = useCurrentInView<HTMLElement>();
  const { abilities, draft, published } = agent;
  const name = view.content.name.trim() || agent.name;
  const isChanged = draft?.hasChanges !== false || view.state.type !== "saved";
  const isOpen = agent.status === "draft" || agent.status === "published";

  const publish = async () => {
    await store.flush();
    const { type } = store.read().state;
    if (type === "saved") setPublishing(true);
    else if (type === "conflict") onSettle();
  };

  return (
    <header className="shrink-0 border-b border-line-1 bg-paper-1 page-gutter pt-4">
      <Breadcrumb trail={[{ label: "Agents", to: "/agents" }, { label: name }]} />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 text-xl font-semibold text-ink-1 wrap-anywhere">{name}</h1>
          <Status look={agentStatuses[agent.status]} />
          {published && (
            <span className="text-sm text-ink-2 tabular-nums">{`Version ${published.number}`}</span>
          )}
          <DraftStateLine {...{ view, store, onSettle }} hasChanges={draft?.hasChanges ?? false} />
        </div>
        <div className="flex flex-wrap gap-2">
          {abilities.use && <LinkButton to={askPath(agent.id)}>Ask</LinkButton>}
          <Button
            variant="primary"
            disabled={!isOpen || !isChanged}
            keepsFocus
            onClick={() => void publish()}
          >
            Publish
          </Button>
          <AgentMenu agent={agent} store={store} />
        </div>
      </div>
      {/* On phones the row goes on past both edges of the screen, so it shows that it scrolls. */}
      <nav
        ref={row}
        aria-label="Parts of the agent"
        className="-mx-5 mt-2 flex gap-1 overflow-x-auto px-3 [scrollbar-width:none] max-[320px]:-mx-3 max-[320px]:px-1 md:-mx-1 md:px-0"
      >
        {agentParts
          .filter((known) => known.part !== "triggers" || hasTriggers)
          .map((known) => (
            <NavLink
              key={known.part}
              to={partPath(agent.id, known.part)}
              end
              aria-current={known.part === part ? "page" : undefined}
              className={classNames(
                "relative flex h-9 shrink-0 items-center rounded-t-md px-3 text-sm font-medium transition-colors -outline-offset-2 pointer-coarse:h-11",
                "after:absolute after:inset-x-2 after:bottom-0 after:h-0.5",
                known.part === "test" && "lg:hidden",
                known.part === part ? "text-ink-1 after:bg-accent" : "text-ink-3 hover:text-ink-1",
              )}
            >
              {known.label}
            </NavLink>
          ))}
      </nav>
      {isPublishing && (
        <PublishDialog agent={agent} draft={store.read().draft} onClose={() => setPublishing(false)} />
      )}
    </header>
  );
}

interface AgentHeaderProps {
  agent: Agent;
  store: DraftStore;
  view: DraftView;
  part: AgentPart;
  /** Opens what ends a conflict. */
  onSettle: () => void;
}
