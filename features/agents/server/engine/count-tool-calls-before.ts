import type { StepRow } from "../step.repository.ts";
import { toolCallsOf } from "../step-content.ts";
import { countCarriedOut } from "./tool-call-refusal.ts";

/** How many tool calls of the steps before `last` were carried out; what a step asked for beyond its own limit was not. */
export function countToolCallsBefore(steps: StepRow[], last: StepRow): number {
  const earlier = steps.filter(({ status, number }) => status === "succeeded" && number < last.number);
  return earlier.reduce((count, { content }) => count + countCarriedOut(toolCallsOf(content).length), 0);
}
