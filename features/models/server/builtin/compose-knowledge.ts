import { plainMarkdown } from "#platform/contract/plain-markdown.ts";
import { isMeasure } from "#platform/server/words/measures.ts";
import type { AnswerWords } from "./answers/answer-words.ts";
import { answersQuestion, extractSentences } from "./extract-sentences.ts";
import { literalMarkdown } from "./literal-markdown.ts";
import { quotesWithPerson } from "./quotes-with-person.ts";
import type { ToolAnswer } from "./read-prompt.ts";

const mostQuotes = 5;
const quotesEach = 2;
const beginning = 300;

interface Found {
  /** As the tool wrote it: `[Handbook, Holidays]`, or `[Holidays]` of a document that is called as its place. */
  citation: string;
  /** As the tool says. In any other text a mark is meant as it stands. */
  isMarkdown: boolean;
  text: string;
}

/**
 * The sentences of the search on collections that it did not ask. They stand before the passages, where no document can
 * imitate them.
 */
const notes =
  /^(?:\d+ collections? (?:was|were) (?:left out, because not everybody who reads this conversation may read it|not asked, because at most \d+ are asked at a time)\.\n\n)+/;

/** Quotes of the passages that collections gave, each with its citation, or that nothing was found in them. Rephrases nothing. */
export function quotePassages(
  { text, input }: Pick<ToolAnswer, "text" | "input">,
  words: AnswerWords,
): string {
  const question = questionIn(input);
  const passages = passagesIn(text);
  const { found, none, leftOut } = words.knowledge;
  const left = notes.exec(text)?.[0].trim().split("\n\n").map(leftOut) ?? [];
  if (passages.length === 0) return [none, ...left].join("\n\n");
  const quotes = aboutQuestion(
    passages.map((passage) => quotesOf(passage, question, words)),
    question,
  );
  const lines = quotes.flatMap((quoted) => quoted.lines).slice(0, mostQuotes);
  return [found, lines.join("\n"), ...left].join("\n\n");
}

/** Whether a search of collections found a passage. */
export const isFound = (text: string): boolean => passagesIn(text).length > 0;

/** What is quoted of one passage. */
interface Quoted {
  lines: string[];
  /** Everything that is quoted, and where it stands. */
  said: string;
}

/**
 * Without what shares only a measure with the question where another passage is about it: "28 euros a day" beside "30
 * days of holiday". What shares no word was found by its meaning, and stays.
 */
function aboutQuestion(quotes: readonly Quoted[], question: string): Quoted[] {
  const topic = question
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !isMeasure(word))
    .join(" ");
  const isAbout = ({ said }: Quoted) => answersQuestion(said, topic);
  if (!quotes.some(isAbout)) return [...quotes];
  return quotes.filter((quoted) => isAbout(quoted) || !answersQuestion(quoted.said, question));
}

function quotesOf(
  { citation, isMarkdown, text: written }: Found,
  question: string,
  { quote }: AnswerWords,
): Quoted {
  const text = isMarkdown ? plainMarkdown(withHeadingsApart(written)) : written;
  const sentences = extractSentences(text, { count: quotesEach, question });
  const fitting = sentences.filter((sentence) => answersQuestion(sentence, question));
  const [first = text.replace(/\s+/g, " ").trim().slice(0, beginning)] = sentences;
  const usual = fitting.length > 0 ? fitting : [first];
  const chosen = [...new Set([...quotesWithPerson(text, question), ...usual])];
  // A title is somebody's words, too: "[<https://example.com>, p. 1]" is no link.
  const cited = `[${literalMarkdown(citation.slice(1, -1))}]`;
  return {
    lines: chosen.map((sentence) => `- ${quote(literalMarkdown(sentence))} ${cited}`),
    said: [citation, ...chosen].join(" "),
  };
}

/** A heading is no part of the sentence below it. */
const withHeadingsApart = (markdown: string) => markdown.replace(/^ {0,3}#{1,6}[ \t].*$/gm, "$&\n");

/** Where a passage is. No line of a passage looks so: the tool sees to it. */
const where = /^\(document [0-9a-f-]{36}, passage \d+(, Markdown)?\)$/;

/** A citation on its own line, then where the passage is, then its text. */
function passagesIn(text: string): Found[] {
  const found: Found[] = [];
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    const isHeading = /^\[[^[\]]+\]$/.test(line);
    const below = isHeading && where.exec(lines[index + 1] ?? "");
    if (below) {
      found.push({ citation: line, isMarkdown: below[1] !== undefined, text: "" });
    } else {
      const last = found.at(-1);
      if (last && !where.test(line)) last.text += `${line}\n`;
    }
  }
  return found;
}

function questionIn(input: unknown): string {
  const value: unknown =
    typeof input === "object" && input !== null ? Reflect.get(input, "question") : undefined;
  return typeof value === "string" ? value : "";
}
