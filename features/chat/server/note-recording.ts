import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors } from "../contract/index.ts";
import { lockConversation } from "./conversation.repository.ts";
import { findMessage, updateRecordingSeconds } from "./message.repository.ts";

/**
 * Notes how long the recording of what the person said is, or that there is none (`null`); `isChanged` is false where it
 * was so already, also when another recording is there. Part of the command that keeps or deletes it. Throws
 * `message.not_found`, also of an answer: nobody but a person says something.
 */
export async function noteRecording(
  ctx: Ctx,
  { messageId, seconds }: { messageId: string; seconds: number | null },
): Promise<{ conversationId: string; isChanged: boolean }> {
  const found = await findMessage(ctx.db, messageId);
  if (found?.role !== "user") return fail(chatErrors, "message.not_found");
  const conversation = await lockConversation(ctx.db, found.conversation_id);
  if (!conversation || conversation.deleted_at) return fail(chatErrors, "message.not_found");
  const isChanged = await updateRecordingSeconds(ctx.db, messageId, seconds);
  return { conversationId: conversation.id, isChanged };
}
