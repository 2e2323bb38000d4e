import type { AnswerWords } from "./answers/answer-words.ts";
import { cutAnswer } from "./cut-answer.ts";
import { literalMarkdown } from "./literal-markdown.ts";
import type { ToolAnswer } from "./read-prompt.ts";
import { wordIn } from "./word-in.ts";

/** The messages that were found, from the asking person's view. */
export function composeConversations({ text, input }: ToolAnswer, words: AnswerWords): string {
  const query = wordIn(input, "query");
  const about = query && literalMarkdown(query);
  const lines = text
    .split(/\n{2,}/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length === 0 || (lines.length === 1 && /^nothing\b/i.test(lines[0] ?? ""))) {
    return words.conversations.none(about);
  }
  const opening = isMessage(lines[0]) ? [words.conversations.found(about)] : [];
  return cutAnswer(
    [...opening, ...lines]
      .reduce((text, line, index, all) => {
        const isList = isMessage(line) && isMessage(all[index - 1]);
        return `${text}${isList ? "\n" : "\n\n"}${isMessage(line) ? quotedLine(line, words) : words.line(line)}`;
      }, "")
      .trimStart(),
  );
}

/** Lines between found messages are headings of those below. */
function isMessage(line: string | undefined): boolean {
  return line?.startsWith("In “") ?? false;
}

/** One found message as a list item. */
function quotedLine(line: string, words: AnswerWords): string {
  const [, title, day, who, said] =
    /^In “([\s\S]*?)” on (.{4,30}?), the (person|assistant) wrote: ([\s\S]*)$/.exec(line) ?? [];
  if (title === undefined || day === undefined || said === undefined) return `- ${literalMarkdown(line)}`;
  return `- ${literalMarkdown(words.conversations.message({ title, day, isOwn: who === "person", words: said }))}`;
}
