import { ToldToModel } from "#features/tools/web/index.tsx";
import { Checkbox } from "#platform/web/ui/checkbox.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import type { AgentTool, BuilderTool } from "../../contract/index.ts";
import { describeEffect, describeWorkspace, modeOptions } from "./describe-tool.ts";

/** One tool: what it does, what admins set, and how strict the agent is with it. */
export function ToolRow({ tool, chosen, onChange }: ToolRowProps) {
  const { name, title, about, description, source } = tool;
  return (
    <li className="grid gap-2 p-3 sm:grid-cols-[minmax(0,1fr)_11rem] sm:items-start sm:gap-4">
      <div className="min-w-0">
        <Checkbox
          label={<span className="min-w-0 wrap-anywhere">{title}</span>}
          hint={
            <>
              {about && <span className="block text-ink-2 wrap-anywhere">{about}</span>}
              <span className="block">
                {describeEffect(tool)}
                {source !== "built_in" && ` · ${source}`}
                {` · ${describeWorkspace(tool)}`}
              </span>
            </>
          }
          checked={chosen !== undefined}
          onChange={({ target }) => onChange(target.checked ? { name, mode: "automatic" } : undefined)}
        />
        <div className="pl-7">
          <ToldToModel description={description} />
        </div>
      </div>
      {chosen && (
        <Select
          label={`Mode of ${title}`}
          labelHidden
          options={modeOptions(tool, chosen.mode)}
          value={chosen.mode}
          onChange={(mode) => onChange({ name, mode })}
        />
      )}
    </li>
  );
}

interface ToolRowProps {
  tool: BuilderTool;
  /** Undefined: the agent does not have it. */
  chosen: AgentTool | undefined;
  onChange: (chosen: AgentTool | undefined) => void;
}
