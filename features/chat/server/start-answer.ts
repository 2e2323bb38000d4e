import { createRun } from "#features/agents/server/index.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { type ConversationRow, updateConversation } from "./conversation.repository.ts";
import { insertMessage, type MessageRow, setRun } from "./message.repository.ts";
import type { Sent } from "./send-message.ts";

/** The run kind of conversations. */
export const conversationHost = "conversation";

/** Makes the empty answer to `question` and the run that writes it. Part of sending and of retrying. */
export async function startAnswer(
  ctx: Ctx,
  conversation: ConversationRow,
  question: MessageRow,
  options: { modelId?: string | undefined; timeZone: string },
): Promise<Omit<Sent, "userMessage">> {
  const { userId, workspaceId } = userOf(ctx);
  const id = newId();
  const run = await createRun(ctx, {
    host: conversationHost,
    hostId: conversation.id,
    messageId: id,
    modelRef: options.modelId ?? null,
    timeZone: knownTimeZone(options.timeZone),
  });
  const answer = await insertMessage(ctx.db, {
    id,
    conversation_id: conversation.id,
    parent_id: question.id,
    user_id: userId,
    role: "assistant",
    status: "streaming",
    parts: [],
    body: "",
  });
  await setRun(ctx.db, id, run.id);
  const updated = await updateConversation(ctx.db, workspaceId, conversation.id, {
    leaf_message_id: id,
    active_run_id: run.id,
    touch: true,
  });
  await ctx.emit({
    name: "message.created",
    workspaceId,
    userId,
    data: { conversationId: conversation.id, messageId: id, runId: run.id },
  });
  if (!answer || !updated) throw new Error("The answer was not stored.");
  return { conversation: updated, assistantMessage: { ...answer, run_id: run.id }, run };
}

/** A zone that this server does not know becomes UTC: a clock that is off must not stop an answer. */
function knownTimeZone(timeZone: string): string {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return timeZone;
  } catch {
    return "UTC";
  }
}
