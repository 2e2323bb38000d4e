import { labelOfRun, type RunState } from "#features/runs/server/index.ts";
import { resultLabel } from "#features/tools/server/index.ts";
import { joinLabels, type Label } from "#platform/contract/label.ts";

/** The label of an answer: of its run, all steps and all tool results. */
export function labelOfAnswer({ run, steps, toolCalls }: RunState): Label {
  return joinLabels([labelOfRun(run), ...steps, ...toolCalls.map(resultLabel)]);
}
