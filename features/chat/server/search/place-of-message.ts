import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors, type MessagePlace } from "../../contract/index.ts";
import { findConversation } from "../conversation.repository.ts";
import { findMessage } from "../message.repository.ts";
import { isOnBranch } from "./place.repository.ts";

/** Where a found message is: in which conversation, and whether on the shown branch. Throws `message.not_found`. */
export function placeOfMessage(ctx: Ctx, { id }: { id: string }): Promise<MessagePlace> {
  return query(ctx, async ({ db }) => {
    const message = await findMessage(db, id);
    const conversation = message && (await findConversation(db, message.conversation_id));
    if (!conversation) fail(chatErrors, "message.not_found");
    const leafId = conversation.leaf_message_id;
    return {
      conversationId: conversation.id,
      isShown: leafId !== null && (await isOnBranch(db, leafId, id)),
    };
  });
}
