import { type ReactNode, useState } from "react";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { SearchField } from "#platform/web/ui/search-field.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { Scope } from "../scope.ts";
import { useTools } from "../use-ai-settings.ts";
import { filterTools, type ToolFilter, toolFilterIds, toolFilters } from "./filter-tools.ts";
import { ToolsTable } from "./tools-table.tsx";

/** Fewer are seen at a glance. */
const fewTools = 8;
const everything = { words: "", filter: "all" } as const satisfies { words: string; filter: ToolFilter };

/** The tools of the catalogue, what they may do, and a mode for each. */
export function ToolsPanel({ scope, description }: { scope: Scope; description: ReactNode }) {
  const tools = useTools(scope);
  const [wanted, setWanted] = useState<{ words: string; filter: ToolFilter }>(everything);
  const all = tools.data?.items ?? [];
  const shown = filterTools(all, wanted);
  const options = toolFilterIds.map((value) => ({ value, label: toolFilters[value].label }));
  return (
    <Panel title="Tools" description={description} {...(tools.data ? { count: all.length } : {})}>
      <p className="mb-4 max-w-prose text-sm text-ink-2">
        Reading is free. A change that colleagues see asks once the assistant has read text from outside, such
        as a web page or a file. What reaches other people or cannot be undone always asks, unless you set it
        to automatic. Nothing set here lets a web page trigger it. Where somebody else has to approve, an
        owner or admin of the workspace does, other than the person who asked.
      </p>
      <UntilLoaded
        of={tools}
        title="The tools could not be loaded"
        waiting={<Skeleton className="h-72 w-full" />}
      />
      {all.length > fewTools && (
        <div className="mb-4 flex flex-wrap gap-3">
          <SearchField
            label="Search tools"
            className="min-w-0 flex-1 basis-56"
            value={wanted.words}
            onValueChange={(words) => setWanted({ ...wanted, words })}
          />
          <Select
            label="Show"
            labelHidden
            className="min-w-0 flex-1 basis-48 sm:max-w-64"
            options={options}
            value={wanted.filter}
            onChange={(filter) => setWanted({ ...wanted, filter })}
          />
        </div>
      )}
      {tools.data && all.length === 0 && <EmptyState>No tool is installed.</EmptyState>}
      {all.length > 0 && shown.length === 0 && (
        <EmptyState action={<Button onClick={() => setWanted(everything)}>Show all tools</Button>}>
          No tool matches.
        </EmptyState>
      )}
      {shown.length > 0 && (
        <ToolsTable scope={scope} tools={shown} hasOtherDecider={tools.data?.hasOtherDecider ?? null} />
      )}
    </Panel>
  );
}
