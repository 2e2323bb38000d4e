import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors, mostListedQueued } from "../../contract/index.ts";
import { type ConversationRow, findConversation } from "../conversation.repository.ts";
import { type ListedQueuedMessage, listAllQueued } from "./queued-message.repository.ts";

/** The queued messages of all people, in the order of sending. Throws `conversation.not_found`. */
export function listQueue(
  ctx: Ctx,
  conversationId: string,
): Promise<{ conversation: ConversationRow; rows: ListedQueuedMessage[] }> {
  return query(ctx, async ({ db }) => {
    const [conversation, rows] = await Promise.all([
      findConversation(db, conversationId),
      listAllQueued(db, conversationId, mostListedQueued),
    ]);
    return conversation ? { conversation, rows } : fail(chatErrors, "conversation.not_found");
  });
}
