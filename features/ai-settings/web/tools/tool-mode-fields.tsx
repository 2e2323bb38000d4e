import { describeError } from "#platform/web/api/api-error.ts";
import { Select } from "#platform/web/ui/select.tsx";
import { Switch } from "#platform/web/ui/switch.tsx";
import type { ListedTool } from "../../contract/index.ts";
import type { Scope } from "../scope.ts";
import { useSetToolMode } from "../use-ai-settings.ts";
import { describeMode, modeInForce, modeOptions } from "./describe-mode.ts";
import { OtherDeciderNote } from "./other-decider-note.tsx";

/** The mode of one tool, and whether somebody else has to approve. Each change is stored at once. */
export function ToolModeFields({ scope, tool: stored, hasOtherDecider }: ToolModeFieldsProps) {
  const { mutate, error, isPending, variables } = useSetToolMode(scope);
  // Until the tools are read again, so that the fields stay where they were put.
  const tool = isPending ? { ...stored, ...variables } : stored;
  const isSetAbove = tool.installation?.needsOther === true;
  const canNeedOther = tool.mode === "automatic" || tool.mode === "ask" || isSetAbove;
  const needsOther = tool.needsOther || isSetAbove;
  const isOffAbove = tool.installation?.mode === "off";
  return (
    <div className="grid max-w-md gap-2" aria-busy={isPending}>
      <Select
        label={`Mode of ${tool.title}`}
        labelHidden
        options={modeOptions(tool)}
        value={tool.mode}
        disabled={isPending || (isOffAbove && tool.mode === "default")}
        hint={isPending ? "Saving" : describeMode(tool)}
        {...(error ? { error: describeError(error) } : {})}
        onChange={(mode) =>
          mutate({
            ...{ name: tool.name, hash: tool.hash, mode },
            needsOther: tool.needsOther && (mode === "automatic" || mode === "ask"),
          })
        }
      />
      {canNeedOther && modeInForce(tool) !== "off" && (
        <>
          <Switch
            label="Somebody else has to approve"
            {...(isSetAbove ? { hint: "Set for the whole installation." } : {})}
            checked={needsOther}
            disabled={isPending || isSetAbove}
            onChange={({ target }) =>
              mutate({ name: tool.name, hash: tool.hash, mode: tool.mode, needsOther: target.checked })
            }
          />
          <OtherDeciderNote {...{ needsOther, hasOtherDecider }} />
        </>
      )}
    </div>
  );
}

interface ToolModeFieldsProps {
  scope: Scope;
  tool: ListedTool;
  hasOtherDecider: boolean | null;
}
