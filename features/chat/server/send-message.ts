import { chooseMemory } from "#features/memory/server/index.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors, type SendMessage } from "../contract/index.ts";
import { findAnswerTo } from "./answer.repository.ts";
import { conversationAccess, lockShown } from "./conversation.access.ts";
import { type ConversationRow, insertConversation, lockConversation } from "./conversation.repository.ts";
import { conversationKnowledge } from "./conversation-knowledge.ts";
import { findRunOf } from "./find-run-of.ts";
import { findMessage, type MessageRow } from "./message.repository.ts";
import { emitQueue } from "./queue/emit-queue.ts";
import { deleteOwnQueuedMessage } from "./queue/queued-message.repository.ts";
import { storeRead } from "./reads/read.repository.ts";
import { requireAnswerToken } from "./require-answer-token.ts";
import { requireIdle } from "./require-idle.ts";
import type { Sent } from "./start-answer.ts";
import { storeQuestion } from "./store-question.ts";

export type SendInput = SendMessage & { conversationId: string };

/**
 * The rate limit token is taken once, in parallel with the first statement, whichever way the message is
 * stored.
 */
type Sending = SendInput & { allowed: Promise<void> };

/**
 * Stores a question and starts its answer. Idempotent by the browser's id: a retry returns the first result
 * and costs nothing. Throws `limit_reached` when the workspace's messages are used up, `conversation.busy`
 * while another answer is being written, and `rate.limited`.
 */
export async function sendMessage(ctx: Ctx, input: SendInput): Promise<Sent> {
  const allowed = requireAnswerToken(ctx);
  // Awaited where the message is stored. An earlier refusal must not leave it unhandled.
  allowed.catch(() => undefined);
  const sending = { ...input, allowed };
  if (!input.isNewConversation) return continueConversation(ctx, sending);
  const sent = await beginConversation(ctx, sending).catch(ignoreExisting);
  return sent ?? continueConversation(ctx, sending);
}

/** Thrown when the conversation exists: this is a retry, and nothing of it is stored. */
class ConversationExistsError extends Error {}

function ignoreExisting(error: unknown): undefined {
  if (!(error instanceof ConversationExistsError)) throw error;
}

/**
 * Creates a conversation with its first message. The statements travel together, because the first word waits
 * for them.
 */
const beginConversation = command(
  "conversation.begin",
  conversationAccess.begin,
  async (ctx, input: Sending): Promise<Sent> => {
    const { userId, isVisitor } = userOf(ctx);
    const isWithoutMemory = input.withoutMemory === true && !isVisitor;
    const conversation = { id: input.conversationId, user_id: userId, title: titleFor(input.text) };
    const answered = { id: conversation.id, agent_id: null, is_test: false };
    const made = insertConversation(ctx.db, conversation);
    const stored = Promise.all([
      // The conversation is locked before its messages, as in an existing one, so two retries cannot
      // deadlock.
      lockConversation(ctx.db, conversation.id),
      storeQuestion(ctx, answered, null, input),
      isWithoutMemory && chooseMemory(ctx, { conversationId: conversation.id, choice: "off" }),
      // Its first answer asks them already.
      input.collectionIds?.length &&
        !isVisitor &&
        conversationKnowledge(ctx.services)?.begin(ctx, {
          conversationId: conversation.id,
          collectionIds: input.collectionIds,
        }),
      ctx.audit({
        act: "conversation.created",
        target: [{ type: "conversation", id: conversation.id }],
        conversationId: conversation.id,
        sealed: { title: conversation.title },
      }),
    ]);
    // In an existing conversation its other failures do not matter.
    stored.catch(() => undefined);
    const [isMade] = await Promise.all([made, input.allowed]);
    if (!isMade) throw new ConversationExistsError();
    const [, sent] = await stored;
    if (isWithoutMemory) sent.conversation = { ...sent.conversation, memory_choice: "off" };
    // Its person looks elsewhere, so the answer is one that they have not seen.
    if (input.isBackground)
      await storeRead(ctx.db, { conversationId: conversation.id, messageId: sent.assistantMessage.id });
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
    // Its reply was lost when it was queued, and its author sends it again.
    if (await deleteOwnQueuedMessage(ctx.db, input.id)) await emitQueue(ctx, conversation.id);
    return storeQuestion(ctx, conversation, parentId, input);
  },
);

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

const maxCharacters = 60;

/** A title from the first line of the first question, cut at a word boundary. */
function titleFor(text: string): string {
  const line = text.trim().split("\n", 1)[0]?.replace(/\s+/g, " ").trim() || "New conversation";
  if (line.length <= maxCharacters) return line;
  const cut = line.slice(0, maxCharacters).toWellFormed();
  const lastSpace = cut.lastIndexOf(" ");
  return `${cut.slice(0, lastSpace > maxCharacters / 2 ? lastSpace : maxCharacters)}…`;
}
