import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { bodyOf, chatErrors } from "../contract/index.ts";
import { conversationAccess, lockOfMessage } from "./conversation.access.ts";
import { findMessage, type MessageRow, updateHeard } from "./message.repository.ts";

/** Notes how far a spoken answer was heard before it was interrupted. Noting the same again changes nothing. */
export const noteHeard = command(
  "message.note_heard",
  conversationAccess.note_heard.by(lockOfMessage),
  async (ctx, { id, characters }: { id: string; characters: number }, conversation): Promise<MessageRow> => {
    // Read behind the lock: its run may have ended meanwhile, and it may have been noted from another tab.
    const message = (await findMessage(ctx.db, id)) ?? fail(chatErrors, "message.not_found");
    if (message.role !== "assistant") fail(chatErrors, "message.not_spoken");
    const heard = boundedBy(message, characters);
    if (message.heard_characters === heard) return message;
    await updateHeard(ctx.db, id, heard);
    await ctx.audit({
      act: "message.interrupted",
      target: [{ type: "message", id }],
      conversationId: conversation.id,
      facts: { heard_characters: heard },
    });
    const { workspaceId, userId } = userOf(ctx);
    await ctx.emit({
      name: "message.interrupted",
      ...{ workspaceId, userId },
      data: { conversationId: conversation.id, messageId: id },
    });
    return { ...message, heard_characters: heard };
  },
);

/** How long an answer is gets known at its end. */
function boundedBy({ status, parts }: MessageRow, characters: number): number {
  return status === "streaming" ? characters : Math.min(characters, bodyOf(parts).length);
}
