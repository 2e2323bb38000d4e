import { ActiveRun, type Run } from "#features/agents/contract/index.ts";
import type { Conversation } from "../contract/index.ts";
import type { ConversationRow } from "./conversation.repository.ts";

/**
 * A conversation with what its owner may do with it; nobody else ever gets the row. `run` is the one that answers
 * in it; one that is over by now answers no more.
 */
export function presentConversation(
  row: ConversationRow,
  run: Pick<Run, "id" | "status"> | undefined,
): Conversation {
  const activeRun = ActiveRun.safeParse(run).data ?? null;
  return {
    id: row.id,
    title: row.title,
    activeRun,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    abilities: { rename: true, delete: true, send: activeRun === null },
  };
}
