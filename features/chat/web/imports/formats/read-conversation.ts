import {
  ConversationExport,
  type ImportedConversation,
  type ImportOrigin,
  importedTextLimit,
} from "../../../contract/index.ts";
import { ImportProblem } from "../import-problem.ts";
import { readAdjutant } from "./adjutant.ts";
import { ChatGptConversation, readChatGpt } from "./chatgpt.ts";
import { ClaudeConversation, readClaude } from "./claude.ts";
import type { FoundConversation, FoundMessage } from "./found-conversation.ts";

/** Reads one conversation in any known format. Undefined when nothing is said in it. */
export function readConversation(json: string): FoundConversation | undefined {
  const { origin, read } = recognise(parse(json));
  const { leftOutCount = 0, ...conversation } = read;
  if (conversation.externalId === "") throw new ImportProblem("A conversation in this file has no id.");
  if (conversation.messages.length === 0) return undefined;
  let cutCount = 0;
  const found: FoundMessage[] = conversation.messages;
  const messages = found.map(({ isCut, ...message }) => {
    if (isCut) cutCount += 1;
    if (message.text.length <= importedTextLimit) return message;
    cutCount += 1;
    return { ...message, text: message.text.slice(0, importedTextLimit).toWellFormed() };
  });
  return { origin, conversation: { ...conversation, messages }, cutCount, leftOutCount };
}

function recognise(value: unknown): {
  origin: ImportOrigin;
  read: ImportedConversation & { leftOutCount?: number };
} {
  const keys = new Set(typeof value === "object" && value !== null ? Object.keys(value) : []);
  if (keys.has("mapping")) {
    const given = ChatGptConversation.safeParse(value);
    if (given.success) return { origin: "chatgpt" as const, read: readChatGpt(given.data) };
    throw new ImportProblem(`A conversation of ChatGPT is not as expected: ${placeOf(given.error)}.`);
  }
  if (keys.has("chat_messages")) {
    const given = ClaudeConversation.safeParse(value);
    if (given.success) return { origin: "claude" as const, read: readClaude(given.data) };
    throw new ImportProblem(`A conversation of Claude is not as expected: ${placeOf(given.error)}.`);
  }
  if (keys.has("format")) {
    const given = ConversationExport.safeParse(value);
    if (given.success) return { origin: "adjutant" as const, read: readAdjutant(given.data) };
    throw new ImportProblem(`This export of Adjutant is not as expected: ${placeOf(given.error)}.`);
  }
  throw new ImportProblem("This is not an export of ChatGPT, Claude or Adjutant.");
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new ImportProblem("This file is not valid JSON. Download it again.");
  }
}

function placeOf({
  issues,
}: {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}): string {
  const [issue] = issues;
  return issue ? `${issue.path.map(String).join(".").slice(0, 120)}: ${issue.message}` : "unknown";
}
