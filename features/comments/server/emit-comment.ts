import { type Ctx, userOf } from "#platform/server/context.ts";
import type { CommentRow } from "./comment.repository.ts";

/** Notifies the tabs of all who may read the conversation. */
export function emitComment(
  ctx: Ctx,
  name: `comment.${"created" | "edited" | "deleted" | "resolved" | "reopened"}`,
  {
    id,
    conversation_id,
    message_id,
    reply_to,
  }: Pick<CommentRow, "id" | "conversation_id" | "message_id" | "reply_to">,
): Promise<void> {
  return ctx.emit({
    ...{ name, workspaceId: userOf(ctx).workspaceId },
    readersOf: { noun: "conversation", id: conversation_id },
    data: {
      conversationId: conversation_id,
      commentId: id,
      messageId: message_id,
      replyTo: reply_to ?? id,
    },
  });
}
