import type { RunRow } from "#features/agents/server/index.ts";
import { createRun } from "#features/agents/server/index.ts";
import { labelOfConversation } from "#platform/contract/label.ts";
import { isTimeZone } from "#platform/server/clock/time-zone.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { type ConversationRow, updateConversation } from "./conversation.repository.ts";
import { insertMessage, type MessageRow } from "./message.repository.ts";
import { readHistory } from "./read-history.ts";

export interface Sent {
  conversation: ConversationRow;
  userMessage: MessageRow | null;
  assistantMessage: MessageRow;
  run: RunRow;
  /** False on a retried request. */
  isNew: boolean;
}

/** The kind of run host of conversations. */
export const conversationHost = "conversation";

/**
 * Creates the empty answer to `question` and its run. Part of sending and retrying. The question is stored,
 * or its statement is under way.
 */
export async function startAnswer(
  ctx: Ctx,
  conversation: Pick<ConversationRow, "id">,
  question: Pick<MessageRow, "id">,
  options: { modelId?: string | undefined; timeZone: string },
): Promise<Omit<Sent, "userMessage">> {
  const { userId, workspaceId } = userOf(ctx);
  const [id, runId] = [newId(), newId()];
  // Independent statements travel together, because the first word waits for all of them.
  const [run, answer, updated] = await Promise.all([
    createRun(ctx, {
      id: runId,
      host: conversationHost,
      hostId: conversation.id,
      messageId: id,
      driver: "model",
      trigger: { kind: "message", id: question.id },
      modelRef: options.modelId ?? null,
      timeZone: isTimeZone(options.timeZone) ? options.timeZone : "UTC",
      history: readHistory(ctx.db, question.id, userId),
    }),
    insertMessage(ctx.db, {
      id,
      conversation_id: conversation.id,
      parent_id: question.id,
      user_id: userId,
      role: "assistant",
      status: "streaming",
      parts: [],
      body: "",
      label: labelOfConversation(conversation.id),
      run_id: runId,
    }),
    updateConversation(ctx.db, workspaceId, conversation.id, {
      leaf_message_id: id,
      active_run_id: runId,
      touch: true,
    }),
    ctx.emit({
      name: "message.created",
      workspaceId,
      userId,
      data: { conversationId: conversation.id, messageId: id, runId },
    }),
  ]);
  if (!answer || !updated) throw new Error("The answer was not stored.");
  return { conversation: updated, assistantMessage: answer, run, isNew: true };
}
