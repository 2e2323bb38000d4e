import type { Refusal } from "#features/tools/server/index.ts";
import { runLimits } from "./limits.ts";

/**
 * Why a tool call is not executed. Undefined when it is. `place` is its index in the step, `before` the
 * number of executed calls in earlier steps, `allowed` that of the run. Only the journal decides, so every server
 * decides alike.
 */
export function toolCallRefusal(
  place: number,
  before: number,
  allowed: number = runLimits.toolCalls,
): Refusal | undefined {
  const { toolCallsPerStep } = runLimits;
  if (before + countCarriedOut(place) >= allowed) {
    return {
      code: "tool.too_many_in_run",
      message: `Not carried out: this run had used its ${allowed} tool calls. If there are more now, ask again for what is still needed.`,
      summary: `Not carried out: the ${allowed} tool calls of this run are used`,
    };
  }
  if (place >= toolCallsPerStep) {
    return {
      code: "tool.too_many_at_once",
      message: `Not carried out: at most ${toolCallsPerStep} tool calls are carried out at once. Read the results of these first, then ask again for what is still needed.`,
      summary: `Not carried out: only ${toolCallsPerStep} tool calls are carried out at once`,
    };
  }
  return undefined;
}

/** How many of a step's `asked` tool calls are executed under the step's own limit. */
export function countCarriedOut(asked: number): number {
  return Math.min(asked, runLimits.toolCallsPerStep);
}
