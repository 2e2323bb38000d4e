import type { AnswerWords } from "./answers/answer-words.ts";
import { answerWords } from "./answers/words-in.ts";
import { composeConversations } from "./compose-conversations.ts";
import { composeDraft, draftTool } from "./compose-draft.ts";
import { composeFailure } from "./compose-failure.ts";
import { composeFiles, composePeople } from "./compose-found.ts";
import { quotePassages } from "./compose-knowledge.ts";
import { composeMemory } from "./compose-memory.ts";
import { createdTask, listedTasks } from "./compose-tasks.ts";
import { cutAnswer } from "./cut-answer.ts";
import type { Language } from "./language.ts";
import { listWebResults } from "./list-results.ts";
import { literalMarkdown } from "./literal-markdown.ts";
import { quotePage } from "./quote-page.ts";
import type { ToolAnswer } from "./read-prompt.ts";
import { wordIn } from "./word-in.ts";

/** Composes the answer from tool results only, in the language of the request. */
export function composeAnswer(
  answers: ToolAnswer[],
  missed: string[],
  language: Language,
  request = "",
): string {
  const words = answerWords(language);
  const parts = answers.map((answer) =>
    answer.toolName === draftTool ? composeDraft(answer, language, request) : composeOne(answer, words),
  );
  if (missed.length > 0)
    parts.push(words.missed(missed.map((text) => words.quote(literalMarkdown(shortened(text))))));
  return parts.join("\n\n");
}

function composeOne(answer: ToolAnswer, words: AnswerWords): string {
  const { toolName, text, input } = answer;
  if (answer.isError) return composeFailure(answer, words);
  const ofMemory = composeMemory(answer, words);
  if (ofMemory !== undefined) return ofMemory;
  switch (toolName) {
    case "calculate":
      return emphasised(words.sum(text));
    case "current_time":
      return words.time(text);
    case "read_web_page":
      return quotePage(text, wordIn(input, "question"), words);
    case "web_search":
      return listWebResults(text, words);
    case "search_knowledge":
      return quotePassages(answer, words);
    case "search_conversations":
      return composeConversations(answer, words);
    case "find_files":
      return composeFiles(answer, words);
    case "find_people":
      return composePeople(answer, words);
    case "create_task":
      return createdTask(answer, words);
    case "list_tasks":
      return listedTasks(text, words);
    case "send_mail":
      return words.mail.sent;
    case "draft_mail":
      return words.mail.drafted;
    default:
      return cutAnswer(text);
  }
}

/** "17% of 2,340 = 397.8" with the result in bold. */
function emphasised(line: string): string {
  return literalMarkdown(line.replace(/(?<=\d) ?\* ?(?=\d)/g, " × ")).replace(
    /([=≈]) ([^=≈]+)$/,
    (_all, sign, result) => `${sign} **${String(result).trim()}**`,
  );
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
