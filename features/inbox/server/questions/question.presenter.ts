import { namesOfAgents } from "#features/runs/server/index.ts";
import { isFromOutside } from "#platform/contract/label.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Question } from "../../contract/index.ts";
import type { QuestionRow } from "./question.repository.ts";

/** The questions, with one look-up of the agents that ask. */
export async function presentQuestions(ctx: Ctx, rows: readonly QuestionRow[]): Promise<Question[]> {
  const runs = rows.map(({ workspace_id: workspaceId, run_id: runId }) => ({ workspaceId, runId }));
  const agents = await namesOfAgents(ctx, runs);
  return rows.map((row) => present(ctx, row, agents.get(row.run_id) ?? []));
}

export async function presentQuestion(ctx: Ctx, row: QuestionRow): Promise<Question> {
  const [question] = await presentQuestions(ctx, [row]);
  if (!question) throw new Error("The question was not presented.");
  return question;
}

function present(ctx: Ctx, row: QuestionRow, askedBy: string[]): Question {
  const status = statusOf(ctx, row);
  return {
    id: row.id,
    runId: row.run_id,
    toolCallId: row.tool_call_id,
    conversationId: row.conversation_id,
    status,
    text: row.text,
    form: row.form,
    isFromOutside: isFromOutside(row),
    askedBy,
    askedAt: row.asked_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    answer: row.answered_at ? { at: row.answered_at.toISOString(), values: row.answer ?? [] } : null,
    abilities: { answer: status === "open" },
  };
}

/** A question waits as long as its run. Nothing has to be written when the run ends. */
export function statusOf(ctx: Ctx, row: QuestionRow): Question["status"] {
  if (row.answered_at) return "answered";
  if (row.expires_at <= ctx.now()) return "expired";
  return row.run_ended_at ? "withdrawn" : "open";
}
