import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors } from "../contract/index.ts";
import { conversationAccess, lockOfMessage } from "./conversation.access.ts";
import { findMessage } from "./message.repository.ts";
import { requireAnswerToken } from "./require-answer-token.ts";
import { requireIdle } from "./require-idle.ts";
import { spendAsVisitor } from "./spend-as-visitor.ts";
import type { Sent } from "./start-answer.ts";
import { startAnswer } from "./start-answer.ts";

export interface RetryInput {
  id: string;
  modelId?: string | undefined;
  timeZone: string;
}

/** Answers the same question again. The first answer stays as another version. */
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
    const answer = await startAnswer(ctx, conversation, question, input);
    await spendAsVisitor(ctx, answer.run.id);
    return { ...answer, userMessage: null };
  },
);
