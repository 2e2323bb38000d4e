import { literalMarkdown } from "./literal-markdown.ts";

const RESULT = /^\d+\. (.+)\n {3}(\S+)(?:\n {3}(.+))?$/;

/** The results of a web search as links with their words. Without a provider, what the tool says about that. */
export function listWebResults(content: string): string {
  const blocks = content.split("\n\n");
  const results = blocks.flatMap((block) => {
    const [, title = "", url = "", words] = RESULT.exec(block) ?? [];
    return url
      ? [`- [${literalMarkdown(title)}](<${url}>)${words ? `: ${literalMarkdown(words)}` : ""}`]
      : [];
  });
  if (results.length > 0) return [literalMarkdown(blocks[0] ?? ""), results.join("\n")].join("\n\n");
  if (!content.startsWith("No search provider")) return literalMarkdown(content);
  const [, ...found] = blocks;
  const lines = found.map((block) => block.split("\n").map(knownLine).join("\n"));
  return ["No search provider is connected here, so I did not search the web.", ...lines].join("\n\n");
}

/** A line of what is known here, or the heading above it. */
function knownLine(line: string): string {
  const [, title = "", url = "", words = ""] = /^- (.*?) \(((?:https?:\/|\/)\S+)\): (.*)$/.exec(line) ?? [];
  return url
    ? `- [${literalMarkdown(title)}](<${url}>): ${literalMarkdown(words)}`
    : `\n${literalMarkdown(line)}\n`;
}
