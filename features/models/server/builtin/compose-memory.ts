import { literalMarkdown } from "./literal-markdown.ts";
import type { ToolAnswer } from "./read-prompt.ts";

const page = "the page [Memory](/settings/memory) of the settings";

/** What became of a request to remember, to forget, or to say what is remembered. Undefined for other tools. */
export function composeMemory({ toolName, text, input }: ToolAnswer): string | undefined {
  switch (toolName) {
    case "remember": {
      const words = `**${literalMarkdown(wordsIn(input, "text"))}**`;
      if (text.startsWith("This is proposed"))
        return `I would remember this: ${words}. Accept or decline it below.`;
      if (text.startsWith("This is stored already"))
        return `You had me remember this, and switched it off: ${words}. Switch it on below.`;
      return text.startsWith("This went to")
        ? `I passed this to your memory: ${words}. You alone see what became of it on ${page}.`
        : `I remember this: ${words}. You change or erase it on ${page}.`;
    }
    case "forget":
      return "I do not remember this any more.";
    case "list_memories":
      return text.startsWith("- ")
        ? `This is what I remember of you:\n\n${listed(text)}\n\nYou change it on ${page}.`
        : none;
    default:
      return undefined;
  }
}

const none = "I remember nothing of you. Write “remember that …”, and I do.";

function listed(text: string): string {
  return text
    .split("\n")
    .map((line) => `- ${literalMarkdown(line.replace(/^- /, ""))}`)
    .join("\n");
}

function wordsIn(input: unknown, field: string): string {
  const value: unknown = typeof input === "object" && input !== null ? Reflect.get(input, field) : undefined;
  return typeof value === "string" ? value : "";
}
