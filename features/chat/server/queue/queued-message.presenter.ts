import type { QueuedMessage } from "../../contract/index.ts";
import type { QueuedMessageRow } from "./queued-message.repository.ts";

export function presentQueuedMessage(row: QueuedMessageRow): QueuedMessage {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    text: row.text,
    modelId: row.model_ref,
    state: row.held_at ? "held" : row.steers_run_id ? "steering" : "queued",
    error: row.held_error,
    createdAt: row.created_at.toISOString(),
  };
}
