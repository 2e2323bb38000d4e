import type { AnswerWords } from "./answers/answer-words.ts";
import { answersQuestion, extractSentences } from "./extract-sentences.ts";
import { literalMarkdown } from "./literal-markdown.ts";

const sentencesPerAnswer = 5;

interface Section {
  /** As citations are written: `[report.pdf, p. 3]`. */
  heading: string;
  text: string;
}

/** The sentences of files that answer a question, each with its place. Undefined when there is no file. */
export function quoteFiles(
  files: readonly string[],
  question: string,
  { file, quote }: AnswerWords,
): string | undefined {
  const sections = files.flatMap(sectionsOf);
  if (sections.length === 0) return files.length > 0 ? file.unseen : undefined;
  const whole = sections.map(({ text }) => text).join("\n\n");
  const isAsked = answersQuestion(whole, question);
  const found = extractSentences(whole, { count: sentencesPerAnswer, ...(isAsked && { question }) });
  const fitting = isAsked ? found.filter((sentence) => answersQuestion(sentence, question)) : found;
  const quotes = fitting.map((sentence) => {
    const place = sections.find(({ text }) => text.replace(/\s+/g, " ").includes(sentence.replace(/…$/, "")));
    return `- ${quote(literalMarkdown(sentence))} ${place?.heading ?? ""}`.trim();
  });
  if (quotes.length === 0) {
    const [first] = sections;
    return `${file.begins}\n\n> ${literalMarkdown((first?.text ?? "").slice(0, 600))}\n\n${first?.heading}`;
  }
  return `${isAsked ? file.answers : file.summary}\n\n${quotes.join("\n")}`;
}

/** The parts of a file's text, by the headings that its citations use. */
function sectionsOf(file: string): Section[] {
  const sections: Section[] = [];
  for (const line of file.split("\n")) {
    const heading = /^\[[^[\]]+, [^[\]]+\]$/.exec(line)?.[0];
    if (heading) sections.push({ heading, text: "" });
    else {
      const last = sections.at(-1);
      if (last) last.text += `${line}\n`;
    }
  }
  return sections;
}
