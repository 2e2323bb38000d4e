import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors } from "../contract/index.ts";
import { conversationAccess, lockOfMessage } from "./conversation.access.ts";
import { findMessage } from "./message.repository.ts";
import { placeInPair } from "./place-in-pair.ts";
import { requireAnswerToken } from "./require-answer-token.ts";
import { requireIdle } from "./require-idle.ts";
import { spendAsVisitor } from "./spend-as-visitor.ts";
import type { Sent } from "./start-answer.ts";
import { startAnswer } from "./start-answer.ts";

export interface RetryInput {
  id: string;
  modelId?: string | undefined;
  /** As in `SendMessage`. */
  agentId?: string | null | undefined;
  timeZone: string;
}

/**
 * Answers the same question again. The first answer stays as another version. One of two answers side by side is
 * replaced in its place.
 */
export const retryMessage = command(
  "message.retry",
  conversationAccess.retry.by(lockOfMessage),
  async (ctx, input: RetryInput, conversation): Promise<Sent> => {
    const [message] = await Promise.all([findMessage(ctx.db, input.id), requireAnswerToken(ctx)]);
    if (!message) fail(chatErrors, "message.not_found");
    if (message.role !== "assistant" || !message.parent_id) fail(chatErrors, "message.not_retryable");
    await requireIdle(ctx, conversation);
    const question = (await findMessage(ctx.db, message.parent_id)) ?? fail(chatErrors, "message.not_found");
    await ctx.audit({
      act: "message.retried",
      target: [{ type: "message", id: message.id }],
      conversationId: conversation.id,
    });
    const { modelId, agentId, timeZone } = input;
    const beside = await placeInPair(ctx, conversation, message);
    const answer = await startAnswer(ctx, conversation, question, {
      ...{ agentId, timeZone, ...beside },
      ...(modelId !== undefined && { modelId }),
    });
    await spendAsVisitor(ctx, answer.run.id);
    return { ...answer, userMessage: null };
  },
);
