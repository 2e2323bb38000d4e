import type { ToolCall, ToolDecision } from "../contract/tool-call.ts";
import { contentHashOf } from "./content-hash.ts";
import type { UndoState } from "./tool.ts";
import type { ToolCallRow } from "./tool-call.repository.ts";

export function presentToolCall(row: ToolCallRow, undo: UndoState = recordedUndo(row)): ToolCall {
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
    approvedInput: row.approved_input,
    decision: presentDecision(row),
    undone: typeof undo === "object" ? { at: undo.at.toISOString(), summary: undo.summary } : null,
    abilities: { undo: undo === "possible" },
    isWithheld: row.isWithheld ?? false,
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

function recordedUndo({ undone_at: at, undo_summary: summary }: ToolCallRow): UndoState {
  return at ? { at, summary: summary ?? "" } : "not_possible";
}

function presentDecision({ decision }: ToolCallRow): ToolDecision | null {
  if (!decision) return null;
  const { outcome, policy } = decision;
  return {
    outcome,
    rule: policy?.rule ?? null,
    why: policy?.why ?? null,
    facts: policy?.facts ?? null,
    policyHash: policy?.policyHash ?? null,
  };
}
