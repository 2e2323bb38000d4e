import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { answerWords } from "./answers/words-in.ts";
import { askInsteadOfDates, withoutAnsweredDates } from "./ask-instead-of-dates.ts";
import { askKnowledge, knowledgeTool } from "./ask-knowledge.ts";
import { composeAnswer } from "./compose-answer.ts";
import { draftInAnswer, draftTool } from "./compose-draft.ts";
import { type Language, languageOf } from "./language.ts";
import { makePlan } from "./make-plan.ts";
import type { Action, Plan } from "./plan.ts";
import { quoteFiles } from "./quote-files.ts";
import { type ReadPrompt, readPrompt, type ToolAnswer } from "./read-prompt.ts";
import { refuse } from "./refuse.ts";
import { textsOf } from "./texts.ts";
import { wordIn } from "./word-in.ts";

export type ToolRequest = Extract<Action, { type: "tool" }>;

/** The built-in assistant's next step: tool calls or text. */
export type Response = { toolCalls: ToolRequest[]; text: string };

/** Responds deterministically, from the conversation alone. */
export function respond({ prompt, tools, toolChoice }: LanguageModelV4CallOptions): Response {
  const read = readPrompt(prompt);
  const knows =
    read.files.length === 0 &&
    [...(tools ?? []).map(({ name }) => name), ...read.answers.map(({ toolName }) => toolName)].includes(
      knowledgeTool,
    );
  const names = [...(tools ?? []), ...read.answers.map(({ toolName: name }) => ({ name }))].map(
    ({ name }) => name,
  );
  const chosen = chosenPlan(read, names.length > 0 ? new Set(names) : undefined);
  const language = languageOf(read.message, read.previousMessage);
  const plan = knows ? askKnowledge(chosen, read.message) : chosen;
  const offered = new Set(toolChoice?.type === "none" ? [] : (tools ?? []).map(({ name }) => name));
  const instead = knows && offered.has(knowledgeTool) ? askInsteadOfDates(read) : [];
  if (instead.length > 0) return { toolCalls: instead, text: "" };
  const tell = (here: readonly string[]) => {
    const { drafts, others } = leftOut(plan, here);
    const told = join(
      saidBy(plan, read.answers),
      composeAnswer(withoutAnsweredDates(read), plan.missed, language, read.message),
      ...drafts.map(({ input }) => draftInAnswer(input, language, read.message)),
    );
    if (others.length === 0) return say(told);
    return say(
      told
        ? join(told, partSwitchedOff[language])
        : join(switchedOff[language], textsOf(language).connectModel),
    );
  };
  if (read.answers.length > 0) return tell(names);
  const quoted = plan.actions.some(({ type }) => type === "tool")
    ? undefined
    : quoteFiles(read.files, read.message, answerWords(language));
  if (quoted) return say(quoted);
  if (plan.question) return say(plan.question.text);
  if (plan.actions.length === 0)
    return say(read.message === "" ? nothingAsked : refuse(plan.missed.join(" "), language));

  const wanted = plan.actions.filter((action) => action.type === "tool");
  const toolCalls = wanted.filter(({ toolName }) => offered.has(toolName));
  if (toolCalls.length > 0) return { toolCalls, text: "" };
  return tell([]);
}

const nothingAsked = `Ask me something.\n\n${textsOf("en").abilities}`;
const switchedOff: Record<Language, string> = {
  en: "I understand what you ask, but the tool for it is switched off here.",
  de: "Ich verstehe, was Sie möchten, aber das Werkzeug dafür ist hier abgeschaltet.",
};

const partSwitchedOff: Record<Language, string> = {
  en: "I did not do one part of what you asked: the tool for it is switched off here.",
  de: "Einen Teil davon habe ich nicht getan: Das Werkzeug dafür ist hier abgeschaltet.",
};

/** What was understood and not done, because its tool is not here. A draft is written in the answer then. */
function leftOut({ actions }: Plan, here: readonly string[]) {
  const left = actions
    .filter((action) => action.type === "tool")
    .filter((one) => !here.includes(one.toolName));
  const isDraft = ({ toolName }: ToolRequest) => toolName === draftTool;
  return { drafts: left.filter(isDraft), others: left.filter((one) => !isDraft(one)) };
}

const numbers = [
  "1",
  "2",
  "3",
  "first",
  "second",
  "third",
  "one",
  "two",
  "three",
  "erste",
  "zweite",
  "dritte",
];

/** A reply to "Did you mean …?" refers to the message before it. */
function chosenPlan(
  { message, previousMessage, previousAnswer, now }: ReadPrompt,
  offered: ReadonlySet<string> | undefined,
): Plan {
  const number = /^\s*(?:the |die |das )?(?:number |nummer )?(\p{L}+|[123])(?: one)?[\s.!]*$/iu
    .exec(message)?.[1]
    ?.toLowerCase();
  if (number && /^(?:Did you mean|Meinten Sie)/.test(previousAnswer)) {
    const choice = makePlan(previousMessage, { offered }).question?.choices[numbers.indexOf(number) % 3];
    if (choice) return { actions: [choice.action], missed: [] };
  }
  return makePlan(message, { previousMessage, now, offered });
}

function saidBy({ actions }: Plan, answers: readonly ToolAnswer[]): string {
  const isDone = (due: string) =>
    answers.some(({ toolName, input }) => toolName === "create_task" && wordIn(input, "due_at") === due);
  return actions
    .filter((action) => action.type === "say")
    .filter(({ over }) => over === undefined || !isDone(over))
    .map(({ text }) => text)
    .join("\n\n");
}

function say(text: string): Response {
  return { toolCalls: [], text };
}

function join(...texts: string[]): string {
  return texts.filter(Boolean).join("\n\n");
}
