import type { AnswerWords } from "./answers/answer-words.ts";
import { answersQuestion, extractSentences } from "./extract-sentences.ts";

const SENTENCE_COUNT = 4;

/** Quotes the important sentences of a page, with its title and URL. Rephrases nothing. */
export function quotePage(content: string, question: string | undefined, { page }: AnswerWords): string {
  const { title, address, body } = readPage(content, page.unnamed);
  const prose = withoutMarkup(body);
  const name = address ? `[${title.replace(/[[\]]/g, "")}](${address})` : title;
  const isAnswered = question !== undefined && answersQuestion(prose, question);
  const sentences = extractSentences(prose, { count: SENTENCE_COUNT, ...(isAnswered ? { question } : {}) });
  if (sentences.length === 0) return page.empty(name);

  const opening = question === undefined || isAnswered ? page.quoted(name) : page.notAnswered(name, question);
  return `${opening}\n\n${sentences.map((line) => `> ${line}`).join("\n>\n")}`;
}

function readPage(
  content: string,
  unnamed: string,
): { title: string; address: string | undefined; body: string } {
  const title = /^# (.+)$/m.exec(content)?.[1]?.trim();
  const address = /^Address: (\S+)$/m.exec(content)?.[1];
  const start = content.indexOf("\n---\n");
  return {
    title: title || address || unnamed,
    address,
    body: start < 0 ? content : content.slice(start + 5),
  };
}

function withoutMarkup(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?```/g, "")
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, "")
    .replace(/^\s*\|.*\|\s*$/gm, "")
    .replace(/[*_`]{1,3}/g, "");
}
