import type { ToolCallRow } from "#features/tools/server/index.ts";
import { handOverTool } from "../../hand-over.ts";
import type { Journal } from "../../run-driver.ts";
import { toolCallsOf } from "../../step-content.ts";

/**
 * The call that handed the run over and has not taken effect yet. Every call of its step is over: they were those of the
 * agent that made it.
 */
export function pendingHandOver({ run, steps, toolCalls }: Journal): ToolCallRow | undefined {
  const last = steps.findLast(({ status, run_id }) => status === "succeeded" && run_id === run.id);
  const asked = last ? toolCallsOf(last.content).map(({ toolCallId }) => toolCallId) : [];
  const calls = toolCalls.filter(({ id }) => asked.includes(id));
  if (calls.length < asked.length || calls.some(isOpen)) return undefined;
  return calls.find(
    ({ id, tool_name, status }) =>
      tool_name === handOverTool &&
      status === "succeeded" &&
      !run.hand_overs.some(({ callId }) => callId === id),
  );
}

function isOpen({ status }: ToolCallRow): boolean {
  return status === "proposed" || status === "executing";
}
