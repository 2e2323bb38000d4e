import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { bodyOf, chatErrors } from "../contract/index.ts";
import { conversationAccess, lockOfMessage } from "./conversation.access.ts";
import { findMessage } from "./message.repository.ts";
import { placeInPair } from "./place-in-pair.ts";
import { requireAnswerToken } from "./require-answer-token.ts";
import { requireIdle } from "./require-idle.ts";
import type { RetryInput } from "./retry-message.ts";
import { spendAsVisitor } from "./spend-as-visitor.ts";
import { type Sent, startAnswer } from "./start-answer.ts";

/**
 * Goes on from the text of an answer that was stopped, failed or reached a limit, as another version that begins with
 * it. Throws `message.not_continuable`.
 */
export const continueMessage = command(
  "message.continue",
  conversationAccess.continue.by(lockOfMessage),
  async (ctx, input: RetryInput, conversation): Promise<Sent> => {
    const [message] = await Promise.all([findMessage(ctx.db, input.id), requireAnswerToken(ctx)]);
    if (!message) fail(chatErrors, "message.not_found");
    await requireIdle(ctx, conversation);
    const { role, status, parent_id, integrity, readers } = message;
    const body = bodyOf(message.parts);
    const isInterrupted = status === "failed" || status === "cancelled";
    if (role !== "assistant" || !isInterrupted || !parent_id || body.trim() === "")
      fail(chatErrors, "message.not_continuable");
    const question = (await findMessage(ctx.db, parent_id)) ?? fail(chatErrors, "message.not_found");
    await ctx.audit({
      act: "message.continued",
      target: [{ type: "message", id: message.id }],
      conversationId: conversation.id,
    });
    const { modelId, agentId, timeZone } = input;
    const continues = { parts: message.parts, body, label: { integrity, readers } };
    const beside = await placeInPair(ctx, conversation, message);
    const answer = await startAnswer(ctx, conversation, question, {
      ...{ agentId, timeZone, continues, ...beside },
      ...(modelId !== undefined && { modelId }),
    });
    await spendAsVisitor(ctx, answer.run.id);
    return { ...answer, userMessage: null };
  },
);
