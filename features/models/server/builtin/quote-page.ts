import { answersQuestion, extractSentences } from "./extract-sentences.ts";

const SENTENCE_COUNT = 4;

/** Quotes the important sentences of a page, with its title and URL. Rephrases nothing. */
export function quotePage(content: string, question: string | undefined): string {
  const { title, address, body } = readPage(content);
  const prose = withoutMarkup(body);
  const name = address ? `[${title.replace(/[[\]]/g, "")}](${address})` : title;
  const isAnswered = question !== undefined && answersQuestion(prose, question);
  const sentences = extractSentences(prose, { count: SENTENCE_COUNT, ...(isAnswered ? { question } : {}) });
  if (sentences.length === 0) return `I read ${name}, but found no sentences on it that I could quote.`;

  const opening =
    question === undefined || isAnswered
      ? `From ${name}, quoted, not rewritten:`
      : `I found nothing about “${question}” in ${name}. Its main sentences, quoted:`;
  return `${opening}\n\n${sentences.map((line) => `> ${line}`).join("\n>\n")}`;
}

function readPage(content: string): { title: string; address: string | undefined; body: string } {
  const title = /^# (.+)$/m.exec(content)?.[1]?.trim();
  const address = /^Address: (\S+)$/m.exec(content)?.[1];
  const start = content.indexOf("\n---\n");
  return {
    title: title || address || "that page",
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
