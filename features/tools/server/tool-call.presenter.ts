import type { ToolCall } from "../contract/tool-call.ts";
import type { ToolCallRow } from "./tool-call.repository.ts";
import { findTool } from "./tool-catalogue.ts";

export function presentToolCall(row: ToolCallRow): ToolCall {
  return {
    id: row.id,
    runId: row.run_id,
    stepId: row.step_id,
    conversationId: row.conversation_id,
    toolName: row.tool_name,
    toolTitle: findTool(row.tool_name)?.title ?? row.tool_name,
    effect: row.effect,
    outputTrust: row.output_trust,
    status: row.status,
    attempt: row.attempt,
    input: row.input,
    content: row.output?.content ?? null,
    data: row.output?.data ?? null,
    summary: row.summary,
    sources: row.sources,
    error: row.error_code ? { code: row.error_code, message: row.error_message ?? "" } : null,
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}
