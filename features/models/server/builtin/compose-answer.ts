import { composeDraft, draftTool } from "./compose-draft.ts";
import { composeFiles, composePeople } from "./compose-found.ts";
import { quotePassages } from "./compose-knowledge.ts";
import { composeMemory } from "./compose-memory.ts";
import type { Language } from "./language.ts";
import { listWebResults } from "./list-results.ts";
import { literalMarkdown } from "./literal-markdown.ts";
import { quotePage } from "./quote-page.ts";
import type { ToolAnswer } from "./read-prompt.ts";

const MAX_RESULT_CHARACTERS = 4_000;

/** Composes the answer from tool results only. */
export function composeAnswer(answers: ToolAnswer[], missed: string[], language: Language): string {
  const parts = answers.map((answer) => composeOne(answer, language));
  if (missed.length > 0) {
    const quoted = missed.map((text) => `“${literalMarkdown(shortened(text))}”`);
    parts.push(
      language === "de"
        ? `Nicht verstanden habe ich ${quoted.join(" und ")}.`
        : `I did not understand ${quoted.join(" and ")}.`,
    );
  }
  return parts.join("\n\n");
}

function composeOne(answer: ToolAnswer, language: Language): string {
  if (answer.toolName === draftTool) return composeDraft(answer, language);
  if (answer.isError) return failed(answer);
  const ofMemory = composeMemory(answer);
  if (ofMemory !== undefined) return ofMemory;
  switch (answer.toolName) {
    case "calculate":
      return emphasised(answer.text);
    case "current_time":
      return answer.text;
    case "read_web_page":
      return quotePage(answer.text, stringIn(answer.input, "question"));
    case "web_search":
      return listWebResults(answer.text);
    case "search_knowledge":
      return quotePassages(answer);
    case "search_conversations":
      return found(answer.text, stringIn(answer.input, "query"));
    case "find_files":
      return composeFiles(answer, language);
    case "find_people":
      return composePeople(answer, language);
    case "create_task":
      return createdTask(answer);
    case "list_tasks":
      return listedTasks(answer.text);
    case "send_mail":
      return "Your mail is held back for a moment, then it leaves. Until then you can take it back.";
    case "draft_mail":
      return "Your draft is on the page Mail, where you change and send it. Nothing was sent.";
    default:
      return cut(answer.text);
  }
}

function failed({ toolName, text, input }: ToolAnswer): string {
  const line = text.trim().replace(/\s+/g, " ");
  switch (toolName) {
    case "calculate":
      return `I could not calculate that. ${literalMarkdown(line)}`;
    case "current_time":
      return `I could not work out that date or time. ${line}`;
    case "read_web_page":
      return `I could not read ${stringIn(input, "url") ?? "that page"}. ${line}`;
    case "web_search":
      return `I could not search the web. ${line}`;
    case "search_knowledge":
      return `I could not search the collections. ${line.replace(/ Say so, and do not [^.]*\.$/, "")}`;
    case "find_people":
      return `I could not look for people. ${line}`;
    case "search_conversations":
      return `I could not search your conversations. ${line}`;
    default:
      return `That did not work. ${line}`;
  }
}

function found(text: string, query: string | undefined): string {
  const about = query ? ` for “${literalMarkdown(query)}”` : "";
  const lines = text
    .split(/\n{2,}/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length === 0 || (lines.length === 1 && /^nothing\b/i.test(lines[0] ?? ""))) {
    return `I found nothing in your other conversations${about}.`;
  }
  const opening = isMessage(lines[0]) ? [`This is what your other conversations hold${about}:`] : [];
  return cut(
    [...opening, ...lines].reduce((text, line, index, all) => {
      const isList = isMessage(line) && isMessage(all[index - 1]);
      return `${text}${isList ? "\n" : "\n\n"}${isMessage(line) ? quotedLine(line) : line}`;
    }),
  );
}

/** A due time is told as the tool resolved it. */
function createdTask({ input, text }: ToolAnswer): string {
  const title = `**${literalMarkdown(stringIn(input, "title") ?? "")}**`;
  const due = stringIn(input, "due_at")
    ? /, due ([^“”]+)\. Its id is [0-9a-f-]+\./.exec(text)?.[1]
    : undefined;
  return due
    ? `The task is on your list: ${title}, due ${due}. You find it on the page Tasks. No message is sent when it is due.`
    : `The task is on your list: ${title}. You find it on the page Tasks.`;
}

/** Tasks without the ids, which only tools need. */
function listedTasks(text: string): string {
  if (!text.startsWith("- ")) return "You have no open tasks.";
  const lines = text.split("\n").map((line) => line.replace(/; id [0-9a-f-]{36}\)$/, ")"));
  return cut(
    `Your tasks:\n\n${lines.map((line) => line.replace(/^- .*$/, (task) => `- ${literalMarkdown(task.slice(2))}`)).join("\n")}`,
  );
}

/** Lines between found messages are headings of those below. */
function isMessage(line: string | undefined): boolean {
  return line?.startsWith("In “") ?? false;
}

/** One found message as a list item, from the asking person's view. */
function quotedLine(line: string): string {
  const told = line
    .replace(/, the person wrote: /, ", you wrote: ")
    .replace(/, the assistant wrote: /, ", the answer was: ");
  return `- ${literalMarkdown(told)}`;
}

/** "17% of 2,340 = 397.8" with the result in bold. */
function emphasised(line: string): string {
  return literalMarkdown(line.replace(/(?<=\d) ?\* ?(?=\d)/g, " × ")).replace(
    /([=≈]) ([^=≈]+)$/,
    (_all, sign, result) => `${sign} **${String(result).trim()}**`,
  );
}

function stringIn(input: unknown, field: string): string | undefined {
  const value: unknown = typeof input === "object" && input !== null ? Reflect.get(input, field) : undefined;
  return typeof value === "string" && value !== "" ? value : undefined;
}

function cut(text: string): string {
  return text.length > MAX_RESULT_CHARACTERS ? `${text.slice(0, MAX_RESULT_CHARACTERS)}…` : text;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
