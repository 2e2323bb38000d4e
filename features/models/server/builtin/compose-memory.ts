import type { AnswerWords } from "./answers/answer-words.ts";
import { literalMarkdown } from "./literal-markdown.ts";
import type { ToolAnswer } from "./read-prompt.ts";
import { wordIn } from "./word-in.ts";

/** What became of a request to remember, to forget, or to say what is remembered. Undefined for other tools. */
export function composeMemory(
  { toolName, text, input }: ToolAnswer,
  { memory }: AnswerWords,
): string | undefined {
  switch (toolName) {
    case "remember": {
      const kept = literalMarkdown(wordIn(input, "text") ?? "");
      if (text.startsWith("This is proposed")) return memory.proposed(kept, whyIn(text));
      if (text.startsWith("This is stored already")) return memory.off(kept);
      return text.startsWith("This went to") ? memory.passed(kept) : memory.kept(kept);
    }
    case "forget":
      return memory.forgotten;
    case "list_memories":
      return remembered(text, memory);
    default:
      return undefined;
  }
}

/** What is remembered, line by line, and below it how many proposals wait. No memory has a line that stands apart. */
function remembered(text: string, memory: AnswerWords["memory"]): string {
  const [, kept = text, count] = /^([\s\S]*)\n\n(\d+) proposals? waits? for [^\n]*$/.exec(text) ?? [];
  const told = kept.startsWith("- ") ? memory.listed(listed(kept, memory)) : memory.none;
  return count === undefined ? told : `${told}\n\n${memory.waiting(Number(count))}`;
}

function whyIn(text: string): "outside" | "others" | undefined {
  if (text.includes("because this conversation has text from outside.")) return "outside";
  return text.includes("because this conversation may have words of other people.") ? "others" : undefined;
}

function listed(text: string, { isOff }: AnswerWords["memory"]): string {
  return text
    .split("\n")
    .map((line) => `- ${literalMarkdown(line.replace(/^- /, "").replace(/\(switched off\)$/, `(${isOff})`))}`)
    .join("\n");
}
