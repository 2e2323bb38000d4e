import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors } from "../../contract/index.ts";
import { conversationAccess } from "../conversation.access.ts";
import { emitConversation } from "../emit-conversation.ts";
import { findMessage } from "../message.repository.ts";
import { storeRead } from "./read.repository.ts";
import { readToldOf } from "./read-told-of.ts";

/**
 * Notes the last message that a person has seen, for their other devices and for those who read with them. Written only
 * when it moves on. What they were told of what they see is read with it. Throws `message.not_found`.
 */
export const noteRead = command(
  "conversation.note_read",
  conversationAccess.note_read,
  async (ctx, { id, messageId }: { id: string; messageId: string }): Promise<void> => {
    if (await storeRead(ctx.db, { conversationId: id, messageId })) {
      await readToldOf(ctx, { id, messageId });
      const { workspaceId, userId } = userOf(ctx);
      // Without a name: guests hear it too, and are not told of every reader.
      await emitConversation(ctx, "conversation.read", id);
      // The lists of one's own other tabs alone have changed.
      const data = { conversationId: id, isOwn: true };
      return ctx.emit({ name: "conversation.read", workspaceId, userId, data });
    }
    const message = await findMessage(ctx.db, messageId);
    if (message?.conversation_id !== id) fail(chatErrors, "message.not_found");
    await readToldOf(ctx, { id, messageId });
  },
);
