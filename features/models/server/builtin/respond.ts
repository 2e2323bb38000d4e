import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { askKnowledge, knowledgeTool } from "./ask-knowledge.ts";
import { composeAnswer } from "./compose-answer.ts";
import { makePlan } from "./make-plan.ts";
import type { Action, Plan } from "./plan.ts";
import { quoteFiles } from "./quote-files.ts";
import { type ReadPrompt, readPrompt } from "./read-prompt.ts";
import { refuse } from "./refuse.ts";
import { abilities, connectModel } from "./texts.ts";

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
  const plan = knows ? askKnowledge(chosenPlan(read), read.message) : chosenPlan(read);
  if (read.answers.length > 0) return say(join(saidBy(plan), composeAnswer(read.answers, plan.missed)));
  const quoted = plan.actions.some(({ type }) => type === "tool")
    ? undefined
    : quoteFiles(read.files, read.message);
  if (quoted) return say(quoted);
  if (plan.question) return say(plan.question.text);
  if (plan.actions.length === 0)
    return say(read.message === "" ? nothingAsked : refuse(plan.missed.join(" ")));

  const available = new Set(toolChoice?.type === "none" ? [] : (tools ?? []).map(({ name }) => name));
  const wanted = plan.actions.filter((action) => action.type === "tool");
  const toolCalls = wanted.filter(({ toolName }) => available.has(toolName));
  if (toolCalls.length > 0) return { toolCalls, text: "" };
  if (wanted.length > 0)
    return say(`I understand what you ask, but the tool for it is switched off here.\n\n${connectModel}`);
  return say(join(saidBy(plan), composeAnswer([], plan.missed)));
}

const nothingAsked = `Ask me something.\n\n${abilities}`;

/** A reply to "Did you mean …?" refers to the message before it. */
function chosenPlan({ message, previousMessage, previousAnswer, now }: ReadPrompt): Plan {
  const number = /^\s*(?:the )?(?:number )?(1|2|first|second|one|two)(?: one)?[\s.!]*$/i
    .exec(message)?.[1]
    ?.toLowerCase();
  if (number && previousAnswer.startsWith("Did you mean")) {
    const choice = makePlan(previousMessage).question?.choices[/1|first|one/.test(number) ? 0 : 1];
    if (choice) return { actions: [choice.action], missed: [] };
  }
  return makePlan(message, previousMessage, now);
}

function saidBy({ actions }: Plan): string {
  return actions
    .map((action) => (action.type === "say" ? action.text : ""))
    .filter(Boolean)
    .join("\n\n");
}

function say(text: string): Response {
  return { toolCalls: [], text };
}

function join(...texts: string[]): string {
  return texts.filter(Boolean).join("\n\n");
}
