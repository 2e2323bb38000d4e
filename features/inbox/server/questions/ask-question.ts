import type { Label } from "#platform/contract/label.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { QuestionForm } from "../../contract/index.ts";
import { mailAfterMs, mailWaiting } from "../mails/mail-waiting.job.ts";
import { announceQuestion } from "./announce-question.ts";
import { questionAccess } from "./question.access.ts";
import { findQuestionOfCall, insertQuestion, type QuestionRow } from "./question.repository.ts";

/** How long a question waits for its answer. */
export const questionLastsMs = 7 * 24 * 60 * 60_000;

export interface AskQuestion {
  runId: string;
  toolCallId: string;
  conversationId: string | null;
  text: string;
  form: QuestionForm;
  label: Label;
}

/** Asks the person for whom the run works. A tool call asks once, however often it is tried. */
export const askQuestion = command(
  "question.ask",
  questionAccess.ask,
  async (ctx, asked: AskQuestion): Promise<QuestionRow> => {
    const { runId, toolCallId, conversationId, text, form, label } = asked;
    const { userId, workspaceId } = userOf(ctx);
    const row = {
      ...{ id: newId(), run_id: runId, tool_call_id: toolCallId, conversation_id: conversationId },
      ...{ user_id: userId, text, form, integrity: label.integrity, readers: label.readers },
      expires_at: new Date(ctx.now().getTime() + questionLastsMs),
    };
    if (await insertQuestion(ctx.db, row, ctx.now())) {
      await Promise.all([
        ctx.audit({
          act: "question.asked",
          target: [
            { type: "question", id: row.id },
            { type: "tool_call", id: toolCallId },
          ],
          facts: { kind: form.kind, fields: form.fields.length },
          sealed: { question: JSON.stringify({ text, form }) },
          runId,
          ...(conversationId ? { conversationId } : {}),
        }),
        announceQuestion(ctx, row),
        ctx.enqueue(
          mailWaiting,
          { type: "question", id: row.id, workspaceId },
          { startAfterSeconds: mailAfterMs / 1_000 },
        ),
      ]);
    }
    const stored = await findQuestionOfCall(ctx.db, toolCallId);
    if (!stored) throw new Error("The question was not stored.");
    return stored;
  },
);
