import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors, queueLimit } from "../../contract/index.ts";
import { findConversation } from "../conversation.repository.ts";
import { listQueuedMessages, type QueuedMessageRow } from "./queued-message.repository.ts";

/** The caller's queued messages, in the order of sending. Throws `conversation.not_found`. */
export function listQueue(ctx: Ctx, conversationId: string): Promise<QueuedMessageRow[]> {
  return query(ctx, async ({ db }) => {
    const [conversation, rows] = await Promise.all([
      findConversation(db, conversationId),
      listQueuedMessages(db, conversationId, queueLimit),
    ]);
    return conversation ? rows : fail(chatErrors, "conversation.not_found");
  });
}
