import type { StepRow } from "../step.repository.ts";
import { toolCallsOf } from "../step-content.ts";
import { countCarriedOut } from "./tool-call-refusal.ts";

/** The number of executed tool calls in steps before `last`. */
export function countToolCallsBefore(steps: readonly StepRow[], last: StepRow): number {
  return countToolCalls(steps.filter(({ number }) => number < last.number));
}

/** The number of executed tool calls in these steps. Calls above a step's own limit were not executed. */
export function countToolCalls(steps: readonly StepRow[]): number {
  const succeeded = steps.filter(({ status }) => status === "succeeded");
  return succeeded.reduce((count, { content }) => count + countCarriedOut(toolCallsOf(content).length), 0);
}
