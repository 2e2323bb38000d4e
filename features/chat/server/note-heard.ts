import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { bodyOf, chatErrors } from "../contract/index.ts";
import { updateHeard } from "./answer.repository.ts";
import { conversationAccess, lockOfMessage } from "./conversation.access.ts";
import { emitConversation } from "./emit-conversation.ts";
import { findMessage, type MessageRow } from "./message.repository.ts";

/** Records how much of a spoken answer its person heard before the interruption. Idempotent. */
export const noteHeard = command(
  "message.note_heard",
  conversationAccess.note_heard.by(lockOfMessage),
  async (ctx, { id, characters }: { id: string; characters: number }, conversation): Promise<MessageRow> => {
    // Read after locking: the run may have ended, or another tab may have recorded a position.
    const message = (await findMessage(ctx.db, id)) ?? fail(chatErrors, "message.not_found");
    if (message.role !== "assistant") fail(chatErrors, "message.not_spoken");
    // Of a colleague's answer nothing would be stored.
    if (message.user_id !== userOf(ctx).userId)
      fail(chatErrors, "message.not_spoken", { message: notTheirs });
    const heard = boundedBy(message, characters);
    if (message.heard_characters === heard) return message;
    await updateHeard(ctx.db, id, heard);
    await ctx.audit({
      act: "message.interrupted",
      target: [{ type: "message", id }],
      conversationId: conversation.id,
      facts: { heard_characters: heard },
    });
    await emitConversation(ctx, "message.interrupted", conversation.id, { messageId: id });
    return { ...message, heard_characters: heard };
  },
);

const notTheirs = "How far an answer was heard is noted for the person it was written for.";

/** The length of an answer is known only at its end. */
function boundedBy({ status, parts }: MessageRow, characters: number): number {
  return status === "streaming" ? characters : Math.min(characters, bodyOf(parts).length);
}
