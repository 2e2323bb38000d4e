import type { Refusal } from "#features/tools/server/index.ts";
import { runLimits } from "./limits.ts";

/**
 * Why a tool call is not carried out; absent when it is. `place` counts the tool calls of its step from 0, `before`
 * is how many of the earlier steps were carried out: the journal alone decides, so every server decides the same.
 */
export function toolCallRefusal(place: number, before: number): Refusal | undefined {
  const { toolCallsPerStep, toolCalls } = runLimits;
  if (before + countCarriedOut(place) >= toolCalls) {
    return {
      code: "tool.too_many_in_run",
      message: `Not carried out: this run has used all of its ${toolCalls} tool calls. Answer with what is known.`,
      summary: `Not carried out: all ${toolCalls} tool calls of this run are used`,
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

/** How many of the `asked` tool calls of one step are carried out, as far as that step alone decides. */
export function countCarriedOut(asked: number): number {
  return Math.min(asked, runLimits.toolCallsPerStep);
}
