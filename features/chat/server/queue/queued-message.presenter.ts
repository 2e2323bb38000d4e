import { type Ctx, userOf } from "#platform/server/context.ts";
import type { QueuedMessage } from "../../contract/index.ts";
import type { ConversationRow } from "../conversation.repository.ts";
import { presentPerson } from "../present-person.ts";
import type { ListedQueuedMessage } from "./queued-message.repository.ts";

export function presentQueuedMessage(
  ctx: Ctx,
  row: ListedQueuedMessage,
  conversation: Pick<ConversationRow, "user_id">,
): QueuedMessage {
  const { userId } = userOf(ctx);
  const isOwn = row.user_id === userId;
  return {
    author: presentPerson(ctx, row.user_id, row.author_name),
    abilities: { change: isOwn, remove: isOwn || conversation.user_id === userId },
    id: row.id,
    conversationId: row.conversation_id,
    ...{ text: row.text, mentions: row.mentions },
    modelId: row.model_ref,
    state: row.held_at ? "held" : row.steers_run_id ? "steering" : "queued",
    error: row.held_error,
    createdAt: row.created_at.toISOString(),
  };
}
