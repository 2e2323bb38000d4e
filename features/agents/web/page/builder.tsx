import { lazy, Suspense, useContext, useState } from "react";
import { useParams } from "react-router";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { useMediaQuery } from "#platform/web/ui/use-media-query.ts";
import type { Agent, AgentContent, AgentDraft } from "../../contract/index.ts";
import { ConflictDialog } from "../draft/conflict-dialog.tsx";
import { useDraftStore, useDraftView } from "../draft/use-draft-store.ts";
import { BuildFields } from "../fields/build-fields.tsx";
import { TestPane } from "../trial/test-pane.tsx";
import { AgentHeader } from "./agent-header.tsx";
import { AgentMemory } from "./agent-memory.ts";
import { partOf } from "./agent-parts.ts";
import { AgentTriggers } from "./agent-triggers.ts";
import { TextOriginBanner } from "./text-origin.tsx";

const VersionsPart = lazy(async () => ({
  default: (await import("../versions/versions-part.tsx")).VersionsPart,
}));
const SharingPart = lazy(async () => ({
  default: (await import("../sharing/sharing-part.tsx")).SharingPart,
}));
const FiguresPart = lazy(async () => ({
  default: (await import("../figures/figures-part.tsx")).FiguresPart,
}));
const RecentRunsPanel = lazy(async () => ({
  default: (await import("../recent-runs/recent-runs-panel.tsx")).RecentRunsPanel,
}));

/** Builds an agent: its draft, a test beside it, its versions, who has it, and what it did. */
export function Builder({ agent, draft }: { agent: Agent; draft: AgentDraft }) {
  const { part: name } = useParams();
  // Whether the test fits beside the builder.
  const isWide = useMediaQuery("(width >= 1024px)");
  const Triggers = useContext(AgentTriggers);
  const Memory = useContext(AgentMemory);
  const store = useDraftStore(draft);
  const view = useDraftView(store);
  const [isSettling, setSettling] = useState(false);
  const wanted = partOf(name);
  const part = (wanted === "test" && isWide) || (wanted === "triggers" && !Triggers) ? "build" : wanted;
  const change = (changed: Partial<AgentContent>) => store.change({ ...store.read().content, ...changed });
  const test = <TestPane agentId={agent.id} store={store} />;

  return (
    <div className="flex min-h-0 flex-1 flex-col max-lg:overflow-y-auto">
      <AgentHeader {...{ agent, store, view, part }} onSettle={() => setSettling(true)} />
      {part === "build" && (
        <div className="flex min-h-0 lg:flex-1">
          <div className="min-w-0 flex-1 lg:overflow-y-auto">
            <div className="mx-auto grid max-w-3xl gap-5 page-gutter py-6">
              <Standing agent={agent} />
              <TextOriginBanner agentId={agent.id} store={store} view={view} />
              <BuildFields agentId={agent.id} view={view} change={change} />
              {Memory && (
                <Suspense>
                  <Memory agentId={agent.id} />
                </Suspense>
              )}
            </div>
          </div>
          {isWide && (
            <aside
              aria-label="Test"
              className="flex w-[26rem] shrink-0 flex-col border-l border-line-1 xl:w-[30rem]"
            >
              {test}
            </aside>
          )}
        </div>
      )}
      {part === "test" && (
        <section aria-label="Test" className="flex min-h-96 flex-1 flex-col">
          {test}
        </section>
      )}
      {part !== "build" && part !== "test" && (
        <div className="min-h-0 lg:flex-1 lg:overflow-y-auto">
          <div className="mx-auto grid max-w-page gap-5 page-gutter py-6">
            <Suspense fallback={<Skeleton className="h-64 w-full" />}>
              {part === "versions" && <VersionsPart {...{ agent, store }} />}
              {part === "sharing" && <SharingPart agent={agent} />}
              {part === "figures" && <FiguresPart agentId={agent.id} />}
              {part === "figures" && <RecentRunsPanel agentId={agent.id} />}
              {part === "triggers" && Triggers && (
                <Triggers agentId={agent.id} isUsable={agent.abilities.use} />
              )}
            </Suspense>
          </div>
        </div>
      )}
      {isSettling && view.state.type === "conflict" && (
        <ConflictDialog
          view={view}
          theirs={view.state.theirs}
          store={store}
          onClose={() => setSettling(false)}
        />
      )}
    </div>
  );
}

/** Why nobody can ask the agent, above its fields. */
function Standing({ agent: { status } }: { agent: Agent }) {
  switch (status) {
    case "archived":
      return <Banner>This agent is archived: nobody can ask it. Restore it to use it again.</Banner>;
    case "withdrawn":
      return (
        <Banner tone="warn">
          An owner or admin of the workspace withdrew this agent. It can be changed and tested, but nobody can
          ask it.
        </Banner>
      );
    default:
      return null;
  }
}
