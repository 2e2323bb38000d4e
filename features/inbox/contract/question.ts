import { z } from "zod";
import { type StatusTable, statusesOf } from "#platform/contract/status.ts";

type Status = "open" | "answered" | "expired" | "withdrawn";

export const questionStatuses: StatusTable<Status> = {
  open: { word: "Needs an answer", tone: "brass", isActive: true },
  answered: { word: "Answered", tone: "good", isActive: false },
  expired: { word: "Expired", tone: "neutral", isActive: false },
  /** The run ended before it was answered. */
  withdrawn: { word: "No longer needed", tone: "neutral", isActive: false },
};

const text = z.string().trim().min(1);

/** One value that is asked for: free text, or one of the options. */
export const QuestionField = z.object({
  label: text.max(120),
  options: z.array(text.max(200)).min(2).max(12).optional(),
});
export type QuestionField = z.infer<typeof QuestionField>;

/** What an answer consists of, in order. A plain question has one field without a label of its own. */
export const QuestionForm = z.object({
  kind: z.enum(["text", "choice", "form"]),
  fields: z.array(QuestionField).min(1).max(8),
});
export type QuestionForm = z.infer<typeof QuestionForm>;

/** What an agent asks the person it works for. */
export const Question = z
  .object({
    id: z.uuid(),
    runId: z.uuid(),
    toolCallId: z.uuid(),
    conversationId: z.uuid().nullable(),
    status: z.enum(statusesOf(questionStatuses)),
    text: z.string(),
    form: QuestionForm,
    /** The model had read text from outside, which may have made it ask this. */
    isFromOutside: z.boolean(),
    /** The agent that asks, then the agents that gave it its task. Empty for the assistant. */
    askedBy: z.array(z.string()),
    askedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    /** Null until it was answered. */
    answer: z.object({ at: z.iso.datetime(), values: z.array(z.string()) }).nullable(),
    abilities: z.object({ answer: z.boolean() }),
  })
  .meta({ id: "Question" });
export type Question = z.infer<typeof Question>;

export const answerLimit = 10_000;

export const AnswerQuestion = z.object({
  /** One for each field, in order. */
  values: z.array(z.string().trim().max(answerLimit)).min(1).max(8),
});
export type AnswerQuestion = z.infer<typeof AnswerQuestion>;
