import { useState } from "react";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { SearchField } from "#platform/web/ui/search-field.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { AgentTool } from "../../contract/index.ts";
import { useBuilderTools } from "../api/use-agent.ts";
import { problemOf } from "./field-problems.ts";
import type { FieldsProps } from "./fields-props.ts";
import { ToolRow } from "./tool-row.tsx";
import { UnknownTools } from "./unknown-tools.tsx";

const searchFrom = 8;

/** All tools of the person, or chosen ones with modes that can only be stricter than those of admins. */
export function ToolFields({ content: { tools }, state, change }: FieldsProps) {
  const offered = useBuilderTools();
  const [typed, setTyped] = useState("");
  // Chosen ones first, as they were when the page was opened: a row does not move under the pointer.
  const [first] = useState(() => new Set(tools === "all" ? [] : tools.map(({ name }) => name)));
  const chosen = tools === "all" ? [] : tools;
  const refused = problemOf(state, "tools");
  const all = offered.data ?? [];
  const items = [...all.filter(({ name }) => first.has(name)), ...all.filter(({ name }) => !first.has(name))];
  const shown = items.filter((tool) => matches(typed, `${tool.title} ${tool.name} ${tool.source}`));
  const set = (name: string, next: AgentTool | undefined) =>
    change({
      tools: next
        ? chosen.some((tool) => tool.name === name)
          ? chosen.map((tool) => (tool.name === name ? next : tool))
          : [...chosen, next]
        : chosen.filter((tool) => tool.name !== name),
    });
  return (
    <Panel
      title="Tools"
      {...(tools !== "all" && { count: chosen.length })}
      description="An agent has the rights of the person who asks, and can only narrow them. What admins set always counts."
    >
      <div className="grid gap-4">
        <Segmented
          label="Which tools it has"
          className="max-w-full flex-wrap justify-self-start"
          options={[
            { value: "all", label: "All tools of the person" },
            { value: "chosen", label: "Chosen tools" },
          ]}
          value={tools === "all" ? "all" : "chosen"}
          onChange={(which) => change({ tools: which === "all" ? "all" : [] })}
        />
        {tools === "all" ? (
          <p className="text-sm text-ink-2">
            It may use each tool that the person who asks has, including tools that are added later.
          </p>
        ) : (
          <>
            <UntilLoaded
              of={offered}
              title="The tools could not be loaded"
              waiting={<Skeleton className="h-48 w-full" />}
            />
            {items.length > searchFrom && (
              <SearchField label="Search tools" value={typed} onValueChange={setTyped} />
            )}
            <ul
              aria-label="Tools"
              className="max-h-[28rem] divide-y divide-line-1 overflow-y-auto rounded-md border border-line-1 bg-paper-1 empty:hidden"
            >
              {shown.map((tool) => (
                <ToolRow
                  key={tool.name}
                  tool={tool}
                  chosen={chosen.find(({ name }) => name === tool.name)}
                  onChange={(next) => set(tool.name, next)}
                />
              ))}
            </ul>
            {typed !== "" && shown.length === 0 && (
              <p className="text-sm text-ink-2">{`No tool matches “${typed.trim()}”.`}</p>
            )}
            {offered.data && (
              <UnknownTools
                tools={chosen.filter(({ name }) => !items.some((tool) => tool.name === name))}
                onRemove={(name) => set(name, undefined)}
              />
            )}
            {offered.data && chosen.length === 0 && (
              <p className="text-sm text-ink-2">No tool is chosen: it answers from what it is told alone.</p>
            )}
          </>
        )}
        {refused && <p className="text-xs text-bad">{refused}</p>}
      </div>
    </Panel>
  );
}

function matches(typed: string, text: string): boolean {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => text.toLowerCase().includes(word));
}
