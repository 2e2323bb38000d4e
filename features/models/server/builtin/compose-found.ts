import type { AnswerWords } from "./answers/answer-words.ts";
import { literalMarkdown } from "./literal-markdown.ts";
import type { ToolAnswer } from "./read-prompt.ts";
import { wordIn } from "./word-in.ts";

type Found = Pick<ToolAnswer, "text" | "input">;

/** The files that were found, each with its conversation, or that there are none. */
export function composeFiles({ text, input }: Found, words: AnswerWords): string {
  const name = wordIn(input, "name");
  return composeList(text, words.files, name, words);
}

/** The people that were found, or that nobody was. */
export function composePeople({ text, input }: Found, words: AnswerWords): string {
  const about = wordIn(input, "name") ?? wordIn(input, "team") ?? wordIn(input, "role");
  return composeList(text, words.people, about, words);
}

interface Openings {
  found(about: string | undefined): string;
  none(about: string | undefined): string;
}

function composeList(
  text: string,
  openings: Openings,
  about: string | undefined,
  words: AnswerWords,
): string {
  const shown = about && literalMarkdown(about);
  if (!text.includes("- ")) return openings.none(shown);
  const lines = text.split("\n").map((line) => {
    const told = words.line(line);
    return told.startsWith("- ") ? `- ${literalMarkdown(told.slice(2))}` : `\n${told}\n`;
  });
  return `${openings.found(shown)}\n\n${lines.join("\n").trim()}`;
}
