import { type ForkPoint, type RunState, readForkPoint } from "#features/runs/server/index.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { bodyOf, chatErrors, type Part } from "../contract/index.ts";
import { conversationAccess, lockOfMessage } from "./conversation.access.ts";
import { findMessage } from "./message.repository.ts";
import { partsOf } from "./parts-of.ts";
import { requireAnswerToken } from "./require-answer-token.ts";
import { requireIdle } from "./require-idle.ts";
import { spendAsVisitor } from "./spend-as-visitor.ts";
import { type Sent, startAnswer } from "./start-answer.ts";
import { storeQuestion } from "./store-question.ts";

export interface ForkInput {
  id: string;
  afterStep: number;
  /** What the person asks instead. Absent: the same. */
  text?: string | undefined;
  timeZone: string;
}

/**
 * Goes on from a step of an answer as another version of it. The version begins with the steps up to there as they were:
 * nothing of them is carried out again, and no approval of them counts for it. Throws `run.not_forkable`.
 */
export const forkMessage = command(
  "message.fork",
  conversationAccess.fork.by(lockOfMessage),
  async (ctx, { id, afterStep, text, timeZone }: ForkInput, conversation): Promise<Sent> => {
    const [message] = await Promise.all([findMessage(ctx.db, id), requireAnswerToken(ctx)]);
    if (!message?.run_id || !message.parent_id) fail(chatErrors, "message.not_retryable");
    await requireIdle(ctx, conversation);
    const point: ForkPoint = { runId: message.run_id, afterStep };
    const begun = await readForkPoint(ctx, point);
    if (begun.run.message_id !== message.id) fail(chatErrors, "message.not_retryable");
    const question = (await findMessage(ctx.db, message.parent_id)) ?? fail(chatErrors, "message.not_found");
    await ctx.audit({
      act: "message.forked",
      target: [{ type: "message", id }],
      conversationId: conversation.id,
      facts: { after_step: afterStep, is_changed: text !== undefined },
    });
    const parts = partsOfOrigin(begun);
    const { integrity, readers } = message;
    const fork = { ...point, parts, body: bodyOf(parts), label: { integrity, readers } };
    const sent =
      text === undefined
        ? { ...(await startAnswer(ctx, conversation, question, { timeZone, fork })), userMessage: null }
        : await storeQuestion(ctx, conversation, question.parent_id, { id: newId(), text, timeZone, fork });
    await spendAsVisitor(ctx, sent.run.id);
    return sent;
  },
);

/** What it changed belongs to the answer that did it, and is taken back there. */
function partsOfOrigin(state: RunState): Part[] {
  return partsOf(state).map((part) => {
    if (part.type !== "tool-call") return part;
    const { effect: _effect, ...shown } = part;
    return shown;
  });
}
