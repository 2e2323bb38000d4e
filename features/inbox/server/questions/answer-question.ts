import { lockRunAsService, satisfyWait } from "#features/runs/server/index.ts";
import { getToolCall } from "#features/tools/server/index.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type AnswerQuestion, inboxErrors } from "../../contract/index.ts";
import { announceQuestion } from "./announce-question.ts";
import { fittingAnswer } from "./fitting-answer.ts";
import { questionAccess } from "./question.access.ts";
import { statusOf } from "./question.presenter.ts";
import { findQuestion, findQuestionOfCall, type QuestionRow, storeAnswer } from "./question.repository.ts";

/** Stores the answer, and lets the run continue in the same transaction. The first answer counts. */
export const answerQuestion = command(
  "question.answer",
  questionAccess.answer,
  async (ctx, { id, values }: AnswerQuestion & { id: string }): Promise<QuestionRow> => {
    const seen = (await findQuestion(ctx.db, id)) ?? missing();
    const { workspace_id: workspaceId, run_id: runId, tool_call_id: stepKey } = seen;
    // Everything that changes a run locks it first.
    await lockRunAsService(ctx.db, workspaceId, runId);
    const row = (await findQuestion(ctx.db, id)) ?? missing();
    const status = statusOf(ctx, row);
    if (status !== "open") fail(inboxErrors, `question.${status}`);
    const answer = fittingAnswer(row.form, values);
    if (!(await storeAnswer(ctx.db, { id, answer }, ctx.now()))) fail(inboxErrors, "question.answered");
    await ctx.audit({
      act: "question.answered",
      target: [
        { type: "question", id },
        { type: "tool_call", id: stepKey },
      ],
      sealed: { answer: JSON.stringify(answer) },
      runId,
      ...(row.conversation_id ? { conversationId: row.conversation_id } : {}),
    });
    await announceQuestion(ctx, row);
    await satisfyWait(ctx, { workspaceId, runId, stepKey, kind: "answer", subjectId: id });
    return (await findQuestion(ctx.db, id)) ?? missing();
  },
);

/** A question of the caller. Throws `question.not_found`. */
export function getQuestion(ctx: Ctx, id: string): Promise<QuestionRow> {
  return query(ctx, questionAccess.read, async ({ db }) => (await findQuestion(db, id)) ?? missing());
}

/** Null for a tool call without one, or with one that is asked of somebody else. Throws `tool_call.not_found`. */
export function getQuestionOfCall(ctx: Ctx, toolCallId: string): Promise<QuestionRow | null> {
  return query(ctx, questionAccess.read, async (ctx) => {
    const row = await findQuestionOfCall(ctx.db, toolCallId);
    if (!row) await getToolCall(ctx, toolCallId);
    return row ?? null;
  });
}

function missing(): never {
  return fail(inboxErrors, "question.not_found");
}
