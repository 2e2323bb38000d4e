import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors } from "../contract/index.ts";
import { lockConversation } from "./conversation.repository.ts";
import { findMessage, updateRecordingSeconds } from "./message.repository.ts";

/**
 * Records the length of a question's recording, or null for none. `isChanged` is false when nothing changes
 * between having one and having none. Part of the command that stores or deletes the recording. Throws
 * `message.not_found`, also for an answer.
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
