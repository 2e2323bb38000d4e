import type { ToolCall } from "../contract/tool-call.ts";
import { contentHashOf } from "./content-hash.ts";
import type { ToolCallRow } from "./tool-call.repository.ts";

export function presentToolCall(row: ToolCallRow): ToolCall {
  return {
    id: row.id,
    runId: row.run_id,
    stepId: row.step_id,
    conversationId: row.conversation_id,
    toolName: row.tool_name,
    toolTitle: row.tool_title ?? row.tool_name,
    effect: row.effect,
    outputTrust: row.output_trust,
    status: row.status,
    attempt: row.attempt,
    input: row.input,
    content: row.output?.content ?? null,
    contentHash: contentHashOf(row),
    data: row.output?.data ?? null,
    summary: row.summary,
    sources: row.sources,
    error: row.error_code ? { code: row.error_code, message: row.error_message ?? "" } : null,
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}
