import type { RunRow } from "#features/agents/server/index.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors, type SendMessage } from "../contract/index.ts";
import { type ConversationRow, insertConversation, lockConversation } from "./conversation.repository.ts";
import { findRunOf } from "./find-run-of.ts";
import { findAnswerTo, findMessage, insertMessage, type MessageRow } from "./message.repository.ts";
import { startAnswer } from "./start-answer.ts";
import { titleFor } from "./title-for.ts";

export interface Sent {
  conversation: ConversationRow;
  userMessage: MessageRow | null;
  assistantMessage: MessageRow;
  run: RunRow;
  /** False when the same message had been sent before. */
  isNew: boolean;
}

export type SendInput = SendMessage & { conversationId: string };

/**
 * Stores a question and begins its answer. The id comes from the browser: sending the same message again
 * answers what the first sending made. One answer at a time is written in a conversation.
 */
export const sendMessage = command("message.send", async (ctx, input: SendInput): Promise<Sent> => {
  const { userId } = userOf(ctx);
  const { conversation, isNew } = await openConversation(ctx, input);
  // A conversation without a message cannot hold this one yet.
  const known = conversation.leaf_message_id ? await findMessage(ctx.db, input.id) : undefined;
  if (known) return answerAgain(ctx, conversation, known);
  if (conversation.active_run_id) fail(chatErrors, "conversation.busy");

  const parentId = input.parentId === undefined ? conversation.leaf_message_id : input.parentId;
  if (parentId) await requireParent(ctx, conversation, parentId);
  const question = { id: input.id, parent_id: parentId };
  const [userMessage, answer] = await Promise.all([
    insertMessage(ctx.db, {
      ...question,
      conversation_id: conversation.id,
      user_id: userId,
      role: "user",
      status: "complete",
      parts: [{ type: "text", text: input.text }],
      body: input.text,
    }),
    startAnswer(ctx, conversation, question, input),
    ctx.audit({
      act: "message.sent",
      target: [{ type: "message", id: input.id }],
      conversationId: conversation.id,
      facts: { characters: input.text.length, is_edit: input.parentId !== undefined },
      sealed: { text: input.text },
    }),
    isNew ? auditCreation(ctx, conversation) : undefined,
  ]);
  if (!userMessage) fail(chatErrors, "message.id_taken");
  return { ...answer, userMessage };
});

async function openConversation(
  ctx: Ctx,
  input: SendInput,
): Promise<{ conversation: ConversationRow; isNew: boolean }> {
  const { userId } = userOf(ctx);
  if (input.isNewConversation) {
    const title = titleFor(input.text);
    const made = await insertConversation(ctx.db, { id: input.conversationId, user_id: userId, title });
    if (made) return { conversation: made, isNew: true };
  }
  const conversation = await lockConversation(ctx.db, input.conversationId);
  if (!conversation || conversation.deleted_at) fail(chatErrors, "conversation.not_found");
  return { conversation, isNew: false };
}

function auditCreation(ctx: Ctx, { id, title }: ConversationRow): Promise<void> {
  return ctx.audit({
    act: "conversation.created",
    target: [{ type: "conversation", id }],
    conversationId: id,
    sealed: { title },
  });
}

async function requireParent(ctx: Ctx, conversation: ConversationRow, parentId: string): Promise<void> {
  const parent = await findMessage(ctx.db, parentId);
  if (parent?.conversation_id !== conversation.id) fail(chatErrors, "message.not_found");
}

async function answerAgain(ctx: Ctx, conversation: ConversationRow, message: MessageRow): Promise<Sent> {
  if (message.conversation_id !== conversation.id) fail(chatErrors, "message.id_taken");
  const answer = await findAnswerTo(ctx.db, message.id);
  const run = answer && (await findRunOf(ctx, answer));
  if (!answer || !run) fail(chatErrors, "message.id_taken");
  return { conversation, userMessage: message, assistantMessage: answer, run, isNew: false };
}
