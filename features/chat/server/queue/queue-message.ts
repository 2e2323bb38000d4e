import { requireMentions } from "#features/mentions/server/index.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors, type QueueMessage, queueLimit } from "../../contract/index.ts";
import { activeRunsOf } from "../active-runs-of.ts";
import { conversationAccess, lockShown } from "../conversation.access.ts";
import { findMessage } from "../message.repository.ts";
import { requireAnswerToken } from "../require-answer-token.ts";
import { emitQueue } from "./emit-queue.ts";
import { findQueuedMessage, insertQueuedMessage, listQueuedMessages } from "./queued-message.repository.ts";
import { sendNextFromQueue } from "./send-from-queue.ts";
import { steer } from "./steer.ts";

export type QueueInput = QueueMessage & { conversationId: string };

/**
 * Queues a question behind the answer that is being written, or behind others in the queue. Without an answer the
 * first of them is sent at once. Idempotent by the browser's id. Throws `conversation.queue_full`.
 */
export const queueMessage = command(
  "message.queue",
  conversationAccess.queue.by((ctx, { conversationId }: QueueInput) => lockShown(ctx, conversationId)),
  async (ctx, input: QueueInput, conversation): Promise<void> => {
    await requireAnswerToken(ctx);
    if (await isKnown(ctx, input)) return;
    const waiting = await listQueuedMessages(ctx.db, conversation.id, queueLimit);
    if (waiting.length >= queueLimit) fail(chatErrors, "conversation.queue_full");
    const { userId, isVisitor = false } = userOf(ctx);
    const { text, mentions } = input;
    const object = { noun: "conversation", id: conversation.id };
    await insertQueuedMessage(ctx.db, {
      mentions: await requireMentions(ctx, { text, mentions, object, withAgents: true }),
      ...{ id: input.id, conversation_id: conversation.id, user_id: userId, text: input.text },
      ...{ model_ref: input.modelId ?? null, time_zone: input.timeZone },
      ...{ is_visitors: isVisitor, steers_run_id: null },
    });
    await ctx.audit({
      act: "message.queued",
      target: [{ type: "message", id: input.id }],
      conversationId: conversation.id,
      facts: { characters: input.text.length, steers: input.steers },
      sealed: { text: input.text },
    });
    const runs = await activeRunsOf(ctx, conversation);
    if (runs.length === 0) return sendNextFromQueue(ctx, conversation);
    if (input.steers) await steer(ctx, { conversation, id: input.id, runs });
    await emitQueue(ctx, conversation.id);
  },
);

/** Whether it is queued already, or was even sent since. Throws when the id is of another conversation. */
async function isKnown({ db }: Ctx, { id, conversationId }: QueueInput): Promise<boolean> {
  const known = (await findQueuedMessage(db, id)) ?? (await findMessage(db, id));
  if (known && known.conversation_id !== conversationId) fail(chatErrors, "message.id_taken");
  return known !== undefined;
}
