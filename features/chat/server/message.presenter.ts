import type { Message } from "../contract/index.ts";
import type { MessageRow, ShownMessage } from "./message.repository.ts";

export function presentMessage(row: MessageRow | ShownMessage): Message {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    parentId: row.parent_id,
    role: row.role,
    status: row.status,
    parts: row.parts,
    siblingIds: "sibling_ids" in row ? row.sibling_ids : [row.id],
    runId: row.run_id,
    model: row.model,
    error: row.error,
    usage: row.usage,
    durationMs: row.duration_ms,
    createdAt: row.created_at.toISOString(),
  };
}
