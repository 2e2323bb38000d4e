import { isDeepStrictEqual } from "node:util";
import { knowledgeTool, search } from "./ask-knowledge.ts";
import { isFound } from "./compose-knowledge.ts";
import { currentTimeIntent } from "./intents/current-time.ts";
import type { Action } from "./plan.ts";
import type { ReadPrompt, ToolAnswer } from "./read-prompt.ts";
import { splitRequests } from "./split-requests.ts";
import { halvesOf } from "./two-requests.ts";
import { wordIn } from "./word-in.ts";

type Read = Pick<ReadPrompt, "message" | "answers">;

/**
 * "How many days before a trip must I book the hotel?" is read as a question about a day until the calendar knows no such
 * day. Then the collections are asked it.
 */
export function askInsteadOfDates({ message, answers }: Read): Extract<Action, { type: "tool" }>[] {
  const isAsked = (question: string) =>
    answers.some(({ toolName, input }) => toolName === knowledgeTool && isOf(input, question));
  return answers
    .flatMap((answer) => questionOf(answer, message) ?? [])
    .filter((question) => !isAsked(question))
    .map(search);
}

/** Where collections answered such a question, nothing is said of the day. */
export function withoutAnsweredDates({ message, answers }: Read): ToolAnswer[] {
  const found = answers.filter(({ toolName, text }) => toolName === knowledgeTool && isFound(text));
  return answers.filter((answer) => {
    const question = questionOf(answer, message);
    return question === undefined || !found.some(({ input }) => isOf(input, question));
  });
}

const isOf = (input: unknown, question: string) =>
  wordIn(input, "question") === wordIn(search(question).input, "question");

/** The request that was taken for a question about a day, where the calendar refused. */
function questionOf({ toolName, input, isError }: ToolAnswer, message: string): string | undefined {
  if (toolName !== "current_time" || !isError) return undefined;
  const isRead = (action: Action | undefined) =>
    action?.type === "tool" && isDeepStrictEqual(action.input, input);
  const parts = [message, ...halvesOf(message).map(({ first }) => first)];
  return parts.flatMap((part) => splitRequests(part)).find((one) => isRead(currentTimeIntent(one)?.action))
    ?.text;
}
