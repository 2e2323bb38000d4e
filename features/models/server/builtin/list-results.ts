import type { AnswerWords } from "./answers/answer-words.ts";
import { literalMarkdown } from "./literal-markdown.ts";

const RESULT = /^\d+\. (.+)\n {3}(\S+)(?:\n {3}(.+))?$/;

/** The results of a web search as links with their words. Without a provider, what the tool says about that. */
export function listWebResults(content: string, { web }: AnswerWords): string {
  const blocks = content.split("\n\n");
  const results = blocks.flatMap((block) => {
    const [, title = "", url = "", words] = RESULT.exec(block) ?? [];
    return url
      ? [`- [${literalMarkdown(title)}](<${url}>)${words ? `: ${literalMarkdown(words)}` : ""}`]
      : [];
  });
  const [, provider] =
    /^Results of (.+):$/.exec(blocks[0] ?? "") ?? /^(.+) found nothing\.$/.exec(content) ?? [];
  const opening = (tell: (provider: string) => string) =>
    literalMarkdown(provider ? tell(provider) : (blocks[0] ?? ""));
  if (results.length > 0) return [opening(web.results), results.join("\n")].join("\n\n");
  if (!content.startsWith("No search provider")) return opening(web.none);
  const [, ...found] = blocks;
  const lines = found.map((block) =>
    block
      .split("\n")
      .map((line) => knownLine(web.places[line] ?? line))
      .join("\n"),
  );
  return [web.noProvider, ...lines]
    .join("\n\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** A line of what is known here, or the heading above it. */
function knownLine(line: string): string {
  const [, title = "", url = "", words = ""] = /^- (.*?) \(((?:https?:\/|\/)\S+)\): (.*)$/.exec(line) ?? [];
  return url
    ? `- [${literalMarkdown(title)}](<${url}>): ${literalMarkdown(words)}`
    : `\n${literalMarkdown(line)}\n`;
}
