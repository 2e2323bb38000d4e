import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { Connection } from "../../contract/index.ts";
import { describeTools } from "../describe-tools.ts";
import { useConnectionTools } from "../use-connection-tools.ts";
import { ToolRow } from "./tool-row.tsx";

/** The tools of a connection: changed ones first. */
export function ToolsPanel({ connection }: { connection: Connection }) {
  const tools = useConnectionTools(connection.id);
  const found = tools.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Panel
      title="Tools"
      description={
        found.length > 0
          ? `${describeTools(connection.tools)}. A tool that changes is off until you approve it again.`
          : "A tool is off until you approve it."
      }
    >
      <UntilLoaded
        of={tools}
        title="The tools could not be loaded"
        waiting={<Skeleton className="h-40 w-full" />}
      />
      {tools.data && found.length === 0 && (
        <p className="rounded-lg border border-line-1 bg-paper-1 px-3 py-4 text-sm text-ink-2">
          {connection.state === "ready"
            ? "The other side offers no tools."
            : "Its tools are listed as soon as the connection works."}
        </p>
      )}
      {found.length > 0 && (
        <ul aria-label="Tools" className="divide-y divide-line-1 rounded-lg border border-line-1 bg-paper-1">
          {found.map((tool) => (
            <ToolRow key={tool.id} connectionId={connection.id} tool={tool} />
          ))}
        </ul>
      )}
      {tools.hasNextPage && (
        <LoadMore
          shown={found.length}
          isLoading={tools.isFetchingNextPage}
          onLoad={() => void tools.fetchNextPage()}
        />
      )}
    </Panel>
  );
}
