import type { AnswerWords, Failed } from "./answers/answer-words.ts";
import { literalMarkdown } from "./literal-markdown.ts";
import type { ToolAnswer } from "./read-prompt.ts";
import { wordIn } from "./word-in.ts";

/** Advice at the end of a refusal, which only a model could follow. */
const toModels =
  / (?:Say so[,;.]|Do not try (?:another spelling|other words for it|the same again in another way)\b|Try something else, or answer with|Ask one that the description of this tool names).*$/;

/** What could not be done, and why. */
export function composeFailure({ toolName, text, input }: ToolAnswer, words: AnswerWords): string {
  const [first = "", ...listed] = text.trim().split(/\n(?=- )/);
  const line = first.replace(/\s+/g, " ").replace(toModels, "");
  const opening =
    toolName === "read_web_page"
      ? words.pageFailed(wordIn(input, "url"))
      : words.failed[isKnown(toolName, words) ? toolName : "other"];
  // A sum has signs that Markdown would read.
  const why = toolName === "calculate" ? literalMarkdown(words.refusal(line)) : words.refusal(line);
  const choices = listed.map((one) => `- ${literalMarkdown(one.slice(2))}`);
  return [`${opening} ${why}`, ...(choices.length > 0 ? [choices.join("\n")] : [])].join("\n\n");
}

function isKnown(toolName: string, { failed }: AnswerWords): toolName is Failed {
  return Object.hasOwn(failed, toolName);
}
