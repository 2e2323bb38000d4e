import { useState } from "react";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { agentVersionStatuses } from "../../contract/agent-status.ts";
import type { Agent, AgentVersion } from "../../contract/index.ts";
import { useVersions } from "../api/use-agent.ts";
import type { DraftStore } from "../draft/draft-store.ts";
import { ComparePanel } from "./compare-panel.tsx";
import { RollBackDialog } from "./roll-back-dialog.tsx";

/** The published versions: who and when, what differs, and the way back. */
export function VersionsPart({ agent, store }: { agent: Agent; store: DraftStore }) {
  const versions = useVersions(agent.id);
  const [chosen, setChosen] = useState<AgentVersion>();
  const found = versions.data?.pages.flatMap(({ items }) => items) ?? [];
  const mayPublish = agent.status === "draft" || agent.status === "published";
  return (
    <>
      <Panel
        title="Versions"
        description="A version never changes. Rolling back publishes an earlier one again."
      >
        <UntilLoaded
          of={versions}
          title="The versions could not be loaded"
          waiting={<Skeleton className="h-40 w-full" />}
        />
        {versions.data && found.length === 0 && (
          <EmptyState>
            Nothing is published yet. Publish the draft, and its versions are listed here.
          </EmptyState>
        )}
        <ul aria-label="Versions" className="divide-y divide-line-1 text-sm empty:hidden">
          {found.map((version) => (
            <li
              key={version.id}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
            >
              <Facts version={version} />
              {version.state !== "published" && mayPublish && (
                <Button
                  size="sm"
                  aria-label={`Roll back to version ${version.number}`}
                  onClick={() => setChosen(version)}
                >
                  Roll back
                </Button>
              )}
            </li>
          ))}
        </ul>
        {versions.hasNextPage && (
          <LoadMore
            shown={found.length}
            isLoading={versions.isFetchingNextPage}
            onLoad={() => void versions.fetchNextPage()}
          />
        )}
      </Panel>
      {found.length > 0 && <ComparePanel agent={agent} versions={found} store={store} />}
      {chosen && <RollBackDialog agent={agent} version={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function Facts({
  version: { number, state, publishedBy, publishedAt, rolledBackTo, note },
}: {
  version: AgentVersion;
}) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-medium tabular-nums">{`Version ${number}`}</span>
      {state === "published" && <Status look={agentVersionStatuses[state]} />}
      <span className="min-w-0 text-ink-2 wrap-anywhere">
        {publishedBy?.name ?? "A deleted account"}
        {" · "}
        <RelativeTime at={new Date(publishedAt)} />
        {rolledBackTo !== null && ` · version ${rolledBackTo} again`}
      </span>
      {note && <p className="w-full text-ink-2 wrap-anywhere">{note}</p>}
    </div>
  );
}
