import type { AnswerWords } from "./answers/answer-words.ts";
import { cutAnswer } from "./cut-answer.ts";
import { literalMarkdown } from "./literal-markdown.ts";
import type { ToolAnswer } from "./read-prompt.ts";
import { wordIn } from "./word-in.ts";

/** A new task with its due time and its reminder as the tool resolved them. */
export function createdTask({ input, text }: ToolAnswer, words: AnswerWords): string {
  const title = literalMarkdown(wordIn(input, "title") ?? "");
  const told = wordIn(input, "due_at") ? text : "";
  const [, due] = /, due ([^“”]+?)\.(?: A reminder| No reminder| Its id)/.exec(told) ?? [];
  const [, comes] = /\. A reminder comes on ([^“”]+?)\. Its id/.exec(told) ?? [];
  const reminder = comes ?? (told.includes(". No reminder will come. Its id") ? null : undefined);
  return words.tasks.created({ title, due, reminder });
}

/** Tasks without the ids, which only tools need. */
export function listedTasks(text: string, words: AnswerWords): string {
  if (!text.startsWith("- ")) return words.tasks.none;
  const lines = text.split("\n").map((line) => shown(line.replace(/; id [0-9a-f-]{36}\)$/, ")"), words));
  return cutAnswer(`${words.tasks.found}\n\n${lines.join("\n")}`);
}

function shown(line: string, words: AnswerWords): string {
  const told = words.line(line);
  return told.startsWith("- ") ? `- ${literalMarkdown(told.slice(2))}` : told;
}
