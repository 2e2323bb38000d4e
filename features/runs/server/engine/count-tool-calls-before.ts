import type { StepRow } from "../step.repository.ts";
import { toolCallsOf } from "../step-content.ts";
import { countCarriedOut } from "./tool-call-refusal.ts";

/**
 * The number of executed tool calls in steps before `last`. Calls above a step's own limit were not executed.
 */
export function countToolCallsBefore(steps: StepRow[], last: StepRow): number {
  const earlier = steps.filter(({ status, number }) => status === "succeeded" && number < last.number);
  return earlier.reduce((count, { content }) => count + countCarriedOut(toolCallsOf(content).length), 0);
}
