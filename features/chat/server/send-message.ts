import { spendUsage } from "#features/entitlements/server/index.ts";
import { labelOfConversation } from "#platform/contract/label.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors, type SendMessage } from "../contract/index.ts";
import { conversationAccess, lockShown } from "./conversation.access.ts";
import { type ConversationRow, insertConversation, lockConversation } from "./conversation.repository.ts";
import { findRunOf } from "./find-run-of.ts";
import { findAnswerTo, findMessage, insertMessage, type MessageRow } from "./message.repository.ts";
import { requireAnswerToken } from "./require-answer-token.ts";
import { requireIdle } from "./require-idle.ts";
import type { Sent } from "./start-answer.ts";
import { startAnswer } from "./start-answer.ts";
import { titleFor } from "./title-for.ts";

export type SendInput = SendMessage & { conversationId: string };

/** Once taken for a message, however it comes to be stored, the token travels beside the first statement. */
type Sending = SendInput & { allowed: Promise<void> };

/**
 * Stores a question and begins its answer. The id comes from the browser: sending the same message again
 * answers what the first sending made, and costs nothing. Throws `limit_reached` when the workspace has used up its
 * messages. One answer at a time is written in a conversation.
 */
export async function sendMessage(ctx: Ctx, input: SendInput): Promise<Sent> {
  const allowed = requireAnswerToken(ctx);
  // Whoever stores the message awaits it; it may be refused before it comes to that.
  allowed.catch(() => undefined);
  const sending = { ...input, allowed };
  if (!input.isNewConversation) return continueConversation(ctx, sending);
  const sent = await beginConversation(ctx, sending).catch(ignoreExisting);
  return sent ?? continueConversation(ctx, sending);
}

/** The conversation was begun before: this is a repetition, and nothing of it is stored. */
class ConversationExistsError extends Error {}

function ignoreExisting(error: unknown): undefined {
  if (!(error instanceof ConversationExistsError)) throw error;
}

/** A conversation and its first message travel to the database together: the first word waits for them. */
const beginConversation = command(
  "conversation.begin",
  conversationAccess.begin,
  async (ctx, input: Sending): Promise<Sent> => {
    const { userId } = userOf(ctx);
    const conversation = { id: input.conversationId, user_id: userId, title: titleFor(input.text) };
    const made = insertConversation(ctx.db, conversation);
    const stored = Promise.all([
      // As in continuing, the conversation comes before its messages: two repetitions never wait for each other.
      lockConversation(ctx.db, conversation.id),
      storeMessage(ctx, conversation, null, input),
      ctx.audit({
        act: "conversation.created",
        target: [{ type: "conversation", id: conversation.id }],
        conversationId: conversation.id,
        sealed: { title: conversation.title },
      }),
    ]);
    // Whatever else fails in a conversation that exists already is no news.
    stored.catch(() => undefined);
    const [isMade] = await Promise.all([made, input.allowed]);
    if (!isMade) throw new ConversationExistsError();
    const [, sent] = await stored;
    return sent;
  },
);

const continueConversation = command(
  "message.send",
  conversationAccess.send.by((ctx, { conversationId }: Sending) => lockShown(ctx, conversationId)),
  async (ctx, input: Sending, conversation): Promise<Sent> => {
    await input.allowed;
    const known = await findMessage(ctx.db, input.id);
    if (known) return answerAgain(ctx, conversation, known);
    await requireIdle(ctx, conversation);

    const parentId = input.parentId === undefined ? conversation.leaf_message_id : input.parentId;
    if (parentId) await requireParent(ctx, conversation, parentId);
    return storeMessage(ctx, conversation, parentId, input);
  },
);

async function storeMessage(
  ctx: Ctx,
  conversation: Pick<ConversationRow, "id">,
  parentId: string | null,
  input: SendInput,
): Promise<Sent> {
  const { userId, workspaceId } = userOf(ctx);
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
      label: labelOfConversation(conversation.id),
    }),
    startAnswer(ctx, conversation, question, input),
    ctx.audit({
      act: "message.sent",
      target: [{ type: "message", id: input.id }],
      conversationId: conversation.id,
      facts: { characters: input.text.length, is_edit: input.parentId !== undefined },
      sealed: { text: input.text },
    }),
    // Used by the transaction that accepts the message: one that is refused, or fails, costs nothing.
    spendUsage(ctx, {
      ...{ workspaceId, userId, entitlement: "messages", amount: 1 },
      requestId: `message:${input.id}`,
    }),
  ]);
  if (!userMessage) fail(chatErrors, "message.id_taken");
  return { ...answer, userMessage };
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
