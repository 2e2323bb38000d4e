import type { Conversation } from "../contract/index.ts";
import type { ConversationRow } from "./conversation.repository.ts";

/** A conversation with what its owner may do with it; nobody else ever gets the row. */
export function presentConversation(row: ConversationRow): Conversation {
  return {
    id: row.id,
    title: row.title,
    activeRunId: row.active_run_id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    abilities: { rename: true, delete: true, send: row.active_run_id === null },
  };
}
