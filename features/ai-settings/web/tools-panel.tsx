import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { Switch } from "#platform/web/ui/switch.tsx";
import type { ListedTool, SetToolMode } from "../contract/index.ts";
import type { Scope } from "./scope.ts";
import { useSetToolMode, useTools } from "./use-ai-settings.ts";

/** The tools of the catalogue with a switch each. */
export function ToolsPanel({ scope, description }: { scope: Scope; description: string }) {
  const tools = useTools(scope);
  const { mutate, error } = useSetToolMode(scope);
  // Until the tools are read again, so that the switch stays where it was put.
  const [wanted, setWanted] = useState<SetToolMode>();
  return (
    <Panel title="Tools" description={description}>
      <UntilLoaded
        of={tools}
        title="The tools could not be loaded"
        waiting={<Skeleton className="h-48 w-full" />}
      />
      {error && (
        <Banner tone="bad" className="mb-3">
          {describeError(error)}
        </Banner>
      )}
      <ul className="divide-y divide-line-1">
        {tools.data?.map((tool) => {
          const isWithheld = scope.key === "workspace" && tool.installation?.mode === "off";
          const isChanging = wanted?.name === tool.name;
          return (
            <li key={tool.name} className="py-2.5">
              <Switch
                label={tool.title}
                hint={hintOf(tool, isWithheld)}
                checked={(isChanging ? wanted : tool).mode !== "off" && !isWithheld}
                disabled={isWithheld || wanted !== undefined}
                onChange={({ target }) => {
                  const mode = target.checked ? "default" : "off";
                  const next: SetToolMode = { name: tool.name, mode, needsOther: false };
                  setWanted(next);
                  mutate(next, { onSettled: () => setWanted(undefined) });
                }}
              />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** The description is written for models: its first sentence says what the tool does. */
function hintOf({ description }: ListedTool, isWithheld: boolean): string {
  const first = /^.*?[.](?=\s|$)/.exec(description)?.[0] ?? description;
  return isWithheld ? `Switched off for the whole installation. ${first}` : first;
}
