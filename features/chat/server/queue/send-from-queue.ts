import { standingMentions } from "#features/mentions/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { activeRunsOf } from "../active-runs-of.ts";
import type { ConversationRow } from "../conversation.repository.ts";
import { findMessage } from "../message.repository.ts";
import { storeQuestion } from "../store-question.ts";
import { callNextSender } from "./call-next-sender.ts";
import { emitQueue } from "./emit-queue.ts";
import { type QueuedMessageRow, takeNextQueuedMessage } from "./queued-message.repository.ts";

/**
 * Sends the caller's next queued message, unless an answer is being written or the person has to choose between two
 * first. Without one, a colleague's is next. Part of a command that has locked the conversation. The message leaves the queue in the same transaction.
 */
export async function sendNextFromQueue(ctx: Ctx, conversation: ConversationRow): Promise<void> {
  if ((await activeRunsOf(ctx, conversation)).length > 0) return;
  const { leaf_message_id } = conversation;
  const leaf = leaf_message_id ? await findMessage(ctx.db, leaf_message_id) : undefined;
  if (leaf?.beside_id) return;
  const next = await takeNextQueuedMessage(ctx.db, conversation.id);
  if (next) return sendQueuedAsQuestion(ctx, conversation, next);
  await callNextSender(ctx, { workspaceId: conversation.workspace_id, conversationId: conversation.id });
}

/** Stores a message that was just taken out of the queue, behind what is shown. */
export async function sendQueuedAsQuestion(
  ctx: Ctx,
  conversation: ConversationRow,
  { id, text, mentions, model_ref, time_zone }: QueuedMessageRow,
): Promise<void> {
  const object = { noun: "conversation", id: conversation.id };
  await storeQuestion(ctx, conversation, conversation.leaf_message_id, {
    ...{ id, text, timeZone: time_zone },
    // Somebody may have left since it was written.
    mentions: await standingMentions(ctx, { text, mentions, object, withAgents: true }),
    ...(model_ref !== null && { modelId: model_ref }),
  });
  await emitQueue(ctx, conversation.id);
}
