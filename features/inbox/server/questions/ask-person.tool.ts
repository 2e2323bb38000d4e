import { z } from "zod";
import { defineTool, ToolError } from "#features/tools/server/index.ts";
import { labelOfConversation, labelOfPerson } from "#platform/contract/label.ts";
import { query } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import type { QuestionForm } from "../../contract/index.ts";
import { QuestionField } from "../../contract/index.ts";
import { askQuestion } from "./ask-question.ts";
import { findQuestionOfCall } from "./question.repository.ts";

const input = z.object({
  question: z.string().trim().min(1).max(2_000).describe("The question, in the person's language."),
  options: QuestionField.shape.options.describe("Answers to choose one from. Leave out for free text."),
  fields: z
    .array(QuestionField)
    .min(2)
    .max(8)
    .optional()
    .describe("Several values to ask for at once, instead of options."),
});

/** Asks the person for whom the run works. The run waits for the answer, and the model reads it as theirs. */
export const askPersonTool = defineTool<z.infer<typeof input>>({
  name: "ask_person",
  // Also colleagues read it, in a conversation of several people.
  title: "Question",
  about: "Asks you a question and waits for your answer.",
  description:
    "Asks the person a question and waits for the answer, up to seven days. Use it when you cannot go on without " +
    "something that only they know, in the middle of a task. Never ask for passwords or other secrets.",
  input,
  // It uses no right of the person: they read the question and choose what they say.
  facts: {
    ...{ reads: "nothing", writes: false, egress: false, irreversible: false, external: false, own: true },
    ...{ control: [], content: ["question", "options", "fields"], undo: null },
  },
  effect: "read",
  idempotent: true,
  outputTrust: "organization",
  timeoutMs: 10_000,
  describe: ({ question }) => question.slice(0, 200),
  async decide({ ctx, runId, conversationId, callId }, { input: asked, label }) {
    const row =
      (await query(ctx, ({ db }) => findQuestionOfCall(db, callId))) ??
      (await askQuestion(ctx, {
        ...{ runId, conversationId, toolCallId: callId, label },
        ...{ text: asked.question, form: formOf(asked) },
      }));
    if (row.answered_at) return { outcome: "allow", reason: "question.answered" };
    if (row.expires_at <= ctx.now()) return { outcome: "deny", refusal: unanswered };
    const wait = { kind: "answer", subjectId: row.id, wakeAt: row.expires_at } as const;
    return { outcome: "ask", reason: "question.open", wait };
  },
  async run({ ctx, callId, conversationId }) {
    const row = await query(ctx, ({ db }) => findQuestionOfCall(db, callId));
    if (!row?.answer) throw new ToolError("question.not_answered", "Nobody has answered this.");
    const { fields, kind } = row.form;
    const values = row.answer;
    const said = fields.map(({ label }, index) => `${label}: ${values[index] ?? ""}`);
    return {
      content: kind === "form" ? said.join("\n") : (values[0] ?? ""),
      summary: `Answered: ${values.join(", ")}`.slice(0, 300),
      label: conversationId ? labelOfConversation(conversationId) : labelOfPerson(userOf(ctx).userId),
    };
  },
});

const unanswered = {
  code: "question.unanswered",
  message: "Nobody answered in time. Go on without the answer, or say what is missing.",
  summary: "Nobody answered in time",
} as const;

/** What the answer to a question consists of. A question with fields is a form, whatever else it offers. */
function formOf({
  options,
  fields,
}: {
  options?: QuestionField["options"];
  fields?: readonly QuestionField[] | undefined;
}): QuestionForm {
  if (fields) return { kind: "form", fields: [...fields] };
  if (options) return { kind: "choice", fields: [{ label: "Your choice", options }] };
  return { kind: "text", fields: [{ label: "Your answer" }] };
}
