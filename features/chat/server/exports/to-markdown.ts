import type { ConversationExport, Part } from "../../contract/index.ts";
import { defuseMarkdown } from "./defuse-markdown.ts";

type ExportedMessage = ConversationExport["messages"][number];

/** The shown branch as a Markdown document: questions, answers, what tools did, and sources. */
export function toMarkdown({ conversation, messages, exportedAt }: ConversationExport): string {
  const { title, createdAt, leafMessageId } = conversation;
  const head = [`# ${inline(title)}`, `Begun ${minuteOf(createdAt)} · exported ${minuteOf(exportedAt)}`];
  return `${[...head, ...branchOf(messages, leafMessageId).flatMap(sayMessage)].join("\n\n")}\n`;
}

function branchOf(messages: ExportedMessage[], leafId: string | null): ExportedMessage[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const branch: ExportedMessage[] = [];
  let next = leafId === null ? undefined : byId.get(leafId);
  while (next && branch.length < messages.length) {
    branch.unshift(next);
    next = next.parentId === null ? undefined : byId.get(next.parentId);
  }
  return branch;
}

function sayMessage({ role, model, parts, createdAt }: ExportedMessage): string[] {
  const who = role === "user" ? "Question" : `Answer${model ? ` (${inline(model.label)})` : ""}`;
  return [`## ${who}, ${minuteOf(createdAt)}`, ...parts.flatMap(sayPart), ...saySources(parts)];
}

function sayPart(part: Part): string[] {
  switch (part.type) {
    case "reasoning":
      return [];
    case "text":
      return part.isInterrupted || part.text === "" ? [] : [defuseMarkdown(part.text)];
    case "tool-call":
      return [`> ${inline(part.title)}: ${inline(part.summary || part.status)}`];
    case "file":
      return [`> File: ${inline(part.name)}`];
  }
}

function saySources(parts: Part[]): string[] {
  const sources = parts.flatMap((part) => (part.type === "tool-call" ? part.sources : []));
  if (sources.length === 0) return [];
  return [["Sources:", ...sources.map(({ title, url }) => `- ${inline(title)}: ${inline(url)}`)].join("\n")];
}

/** One line of plain text. */
function inline(text: string): string {
  return defuseMarkdown(text.replace(/\s+/g, " ")).replace(/[`*_[\]]/g, "\\$&");
}

function minuteOf(at: string): string {
  return `${at.slice(0, 16).replace("T", " ")} UTC`;
}
